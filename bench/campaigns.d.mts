/** What a campaign may be told, by name. */
export type CampaignOptions = Readonly<Record<string, number | string | boolean>>

/** What a campaign may be told, with what it is told unless somebody says otherwise. */
export declare const usual: Readonly<Record<string, number>>

/** Every campaign: how it runs, what it is told unless asked, and its short form. */
export declare const campaigns: Readonly<
  Record<
    string,
    {
      run: (options: CampaignOptions) => unknown
      usual?: CampaignOptions
      quick: CampaignOptions
    }
  >
>
