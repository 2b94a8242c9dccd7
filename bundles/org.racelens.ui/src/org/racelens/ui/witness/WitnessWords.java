package org.racelens.ui.witness;

import java.util.stream.Collectors;
import org.eclipse.core.runtime.IPath;
import org.eclipse.osgi.util.NLS;
import org.racelens.model.source.SourceRange;
import org.racelens.report.drawing.Part;
import org.racelens.report.drawing.Scene;

/** Says in words what is drawn, one line for each part. */
final class WitnessWords {
	private WitnessWords() {
	}

	static String of(Scene scene) {
		return scene.describedParts().stream().map(WitnessWords::line).collect(Collectors.joining("\n")) + "\n";
	}

	private static String line(Part part) {
		return part.place().map(place -> at(part.description(), place)).orElse(part.description());
	}

	private static String at(String text, SourceRange place) {
		String name = IPath.fromOSString(place.path()).lastSegment();
		return NLS.bind(Messages.place, new Object[] { text, name, Integer.toString(place.line()) });
	}
}
