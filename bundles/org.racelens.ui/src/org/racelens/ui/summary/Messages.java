package org.racelens.ui.summary;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String gathering;
	public static String project;
	public static String check;
	public static String noProject;
	public static String notChecked;
	public static String description;
	public static String comparedWith;
	public static String notCompared;
	public static String noRun;
	public static String columnFigure;
	public static String columnNow;
	public static String columnBefore;
	public static String columnChange;
	public static String same;
	public static String more;
	public static String less;
	public static String files;
	public static String failed;
	public static String definite;
	public static String possible;
	public static String accepted;
	public static String racy;
	public static String free;
	public static String conditional;
	public static String undecided;
	public static String counts;
	public static String countDefinite;
	public static String countPossible;
	public static String countUndecided;
	public static String countConditions;
	public static String countSeparator;
	public static String place;

	static {
		NLS.initializeMessages("org.racelens.ui.summary.messages", Messages.class);
	}

	private Messages() {
	}
}
