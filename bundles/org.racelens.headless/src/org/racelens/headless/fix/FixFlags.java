package org.racelens.headless.fix;

import java.util.ArrayList;
import java.util.EnumSet;
import java.util.List;
import java.util.Optional;
import org.racelens.headless.base.BadUsageException;
import org.racelens.headless.base.Surroundings;
import org.racelens.headless.flag.InputPaths;
import org.racelens.race.verdict.Confidence;
import org.racelens.repair.fix.FixKind;
import org.racelens.repair.fix.FixSelection;
import picocli.CommandLine.Option;

/** The options that say which fixes are wanted. */
final class FixFlags {
	@Option(names = "--kind", paramLabel = "KIND", split = ",", converter = FixKindConverter.class, //
			description = "Only these kinds of fixes, such as private,reduction. Without it all but remove-pragma.")
	private List<FixKind> kinds = new ArrayList<>();
	@Option(names = "--line", paramLabel = "N", description = "Only races with an end, or a region's directive, in this line of the one file.")
	private Integer line;

	/** @param paths by which the files are given */
	FixSelection selection(InputPaths paths, Surroundings surroundings) {
		if (line != null && line < 1) {
			throw new BadUsageException("--line must be at least 1, not " + line);
		}
		if (line != null && !paths.isOneFile(surroundings)) {
			throw new BadUsageException("--line needs one file");
		}
		Confidence givesUp = kinds.contains(FixKind.REMOVE_PRAGMA) ? Confidence.POSSIBLE : Confidence.DEFINITE;
		return new FixSelection(kinds.isEmpty() ? FixSelection.USUAL.kinds() : EnumSet.copyOf(kinds), givesUp, Optional.ofNullable(line));
	}
}
