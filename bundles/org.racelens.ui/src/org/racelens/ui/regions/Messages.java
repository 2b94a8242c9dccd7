package org.racelens.ui.regions;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String columnVerdict;
	public static String columnFile;
	public static String columnLine;
	public static String columnDirective;
	public static String columnFunction;
	public static String columnRaces;
	public static String columnGaps;
	public static String columnConditions;
	public static String columnPairs;
	public static String columnTime;
	public static String race;
	public static String accepted;
	public static String raceFree;
	public static String raceFreeIf;
	public static String unknown;
	public static String header;
	public static String withAccepted;
	public static String pairs;
	public static String millis;
	public static String scopeFile;
	public static String scopeProject;
	public static String scopeWorkspace;
	public static String scopeName;
	public static String filter;
	public static String filterName;
	public static String showRaces;
	public static String showRaceFree;
	public static String showRaceFreeIf;
	public static String showUnknown;
	public static String verdictsName;
	public static String tableName;
	public static String detailsName;
	public static String summary;
	public static String nothing;
	public static String queryJob;
	public static String graphJob;
	public static String graphFailed;
	public static String open;
	public static String showWitness;
	public static String copy;
	public static String saveGraph;
	public static String saveGraphHint;
	public static String showRun;
	public static String showRunHint;
	public static String link;
	public static String linkHint;
	public static String noSelection;
	public static String noGraph;
	public static String tooLarge;
	public static String title;
	public static String provedOne;
	public static String proved;
	public static String decided;
	public static String acceptedRace;
	public static String conditions;
	public static String gaps;
	public static String inRuns;
	public static String line;
	public static String assuming;
	public static String factProved;

	static {
		NLS.initializeMessages("org.racelens.ui.regions.messages", Messages.class);
	}

	private Messages() {
	}
}
