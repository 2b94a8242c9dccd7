package org.racelens.ui.editor;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String proved;
	public static String undecided;
	public static String undecidedMore;
	public static String conditional;
	public static String acceptedConditional;
	public static String conditionalMore;
	public static String oneRace;
	public static String races;
	public static String onePossibleRace;
	public static String possibleRaces;
	public static String oneAcceptedRace;
	public static String acceptedRaces;
	public static String acceptedBecause;
	public static String noPairs;
	public static String onePair;
	public static String pairs;
	public static String underOneMilli;
	public static String millis;
	public static String seconds;
	public static String regionTitle;
	public static String figures;
	public static String figuresNone;
	public static String gapAt;
	public static String conditionAt;
	public static String stale;
	public static String otherEnd;
	public static String otherEndNone;
	public static String otherEndHere;
	public static String otherEndGone;

	static {
		NLS.initializeMessages("org.racelens.ui.editor.messages", Messages.class);
	}

	private Messages() {
	}
}
