package org.racelens.ui.command;

import java.util.Comparator;
import java.util.List;
import java.util.Optional;
import java.util.stream.Stream;
import org.eclipse.core.resources.IMarker;
import org.eclipse.core.resources.IResource;
import org.eclipse.core.runtime.CoreException;
import org.racelens.ide.marker.FindingMarker;
import org.racelens.ui.command.Targets.Caret;

/** The race of which a line speaks. */
final class RacesAtCaret {
	private RacesAtCaret() {
	}

	/** The marker of a race with its first end in the caret's line, or else with its second end there. */
	static Optional<IMarker> at(Caret caret) {
		List<IMarker> races = races(caret);
		return Stream.of(IMarker.LINE_NUMBER, FindingMarker.SECOND_LINE)
				.flatMap(line -> races.stream().filter(m -> m.getAttribute(line, -1) == caret.line())).findFirst();
	}

	private static List<IMarker> races(Caret caret) {
		try {
			return Stream.of(caret.file().findMarkers(FindingMarker.RACE, true, IResource.DEPTH_ZERO))
					.sorted(Comparator.comparingInt(m -> m.getAttribute(IMarker.CHAR_START, 0))).toList();
		} catch (CoreException e) {
			return List.of();
		}
	}
}
