package org.racelens.ui.editor.hover;

import org.eclipse.osgi.util.NLS;

/** The texts of {@code messages.properties}; NLS fills public fields only. */
final class Messages extends NLS {
	public static String line;
	public static String atLine;
	public static String read;
	public static String write;
	public static String atomicRead;
	public static String atomicWrite;
	public static String address;
	public static String beforeEnd;
	public static String beforeBarrier;
	public static String beforeBarrierWhere;
	public static String witness;
	public static String unless;
	public static String accepted;
	public static String pairs;
	public static String races;
	public static String conditions;
	public static String assumptions;
	public static String facts;
	public static String gaps;
	public static String fix;
	public static String showWitness;
	public static String showRegions;

	static {
		NLS.initializeMessages("org.racelens.ui.editor.hover.messages", Messages.class);
	}

	private Messages() {
	}
}
