package org.racelens.ui.help;

import org.eclipse.core.resources.IMarker;
import org.eclipse.ui.IMarkerHelpContextProvider;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ide.settings.FindingKind;

/** What F1 shows for a marker: the page of its message, of what was not understood or not analysed, or of races. */
public final class FindingHelp implements IMarkerHelpContextProvider {
	private static final String CONTEXTS = "org.racelens.ui.";

	@Override
	public boolean hasHelpContextForMarker(IMarker marker) {
		return true;
	}

	@Override
	public String getHelpContextForMarker(IMarker marker) {
		String about = marker.getAttribute(FindingMarker.ABOUT, "");
		if (!about.isEmpty()) {
			return context(is(marker, FindingKind.CONFORMANCE) ? "message" : "gap", about);
		}
		if (is(marker, FindingKind.UNKNOWN)) {
			return CONTEXTS + "notAnalysed";
		}
		return CONTEXTS
				+ (is(marker, FindingKind.CONDITION) ? "condition" : is(marker, FindingKind.ACCEPTED_RACE) ? "acceptedRace" : "race");
	}

	/** The name of a context: no points, which divide it from the name of the bundle. */
	private static String context(String kind, String id) {
		return CONTEXTS + kind + "_" + id.replace('-', '_');
	}

	private static boolean is(IMarker marker, FindingKind kind) {
		return kind.markerType().equals(FindingMarker.type(marker));
	}
}
