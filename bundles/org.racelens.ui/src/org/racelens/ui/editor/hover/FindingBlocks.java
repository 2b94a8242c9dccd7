package org.racelens.ui.editor.hover;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import org.eclipse.core.resources.IMarker;
import org.eclipse.osgi.util.NLS;
import org.eclipse.ui.IMarkerResolution;
import org.eclipse.ui.IWorkbenchPage;
import org.eclipse.ui.PlatformUI;
import org.racelens.ide.live.LiveAnalysis;
import org.racelens.ide.result.AnalysisResults;
import org.racelens.ide.result.Finding;
import org.racelens.ide.result.Finding.Conditional;
import org.racelens.ide.result.Finding.RaceFound;
import org.racelens.ide.result.Finding.Undecided;
import org.racelens.ide.settings.FindingKind;
import org.racelens.race.verdict.AccessReport;
import org.racelens.ui.editor.EditorMarks;
import org.racelens.ui.editor.FindingRef;
import org.racelens.ui.editor.Navigation;
import org.racelens.ui.editor.Opening;
import org.racelens.ui.editor.RegionSentences;
import org.racelens.ui.editor.hover.HoverContent.Block;
import org.racelens.ui.editor.hover.HoverContent.Fact;
import org.racelens.ui.editor.hover.HoverContent.Links;
import org.racelens.ui.editor.hover.HoverContent.Title;
import org.racelens.ui.fix.FindingResolutions;
import org.racelens.ui.words.FindingSentences;

/** Tells findings, and what can be done about them. */
record FindingBlocks(AnalysisResults results, EditorMarks marks, HoverStyle style, Set<String> toldFixes) {
	static FindingBlocks ofWorkbench(HoverStyle style) {
		return new FindingBlocks(PlatformUI.getWorkbench().getService(LiveAnalysis.class).results(),
				PlatformUI.getWorkbench().getService(EditorMarks.class), style, new HashSet<>());
	}

	/** For an annotation of which no other hover tells. */
	FindingBlocks whole() {
		return new FindingBlocks(results, marks, HoverStyle.WHOLE, toldFixes);
	}

	/** Nothing is told of a finding that is gone. */
	List<Block> of(FindingRef ref) {
		Optional<Finding> known = ref.in(results);
		if (known.isEmpty()) {
			return List.of();
		}
		List<Block> blocks = new ArrayList<>();
		if (style == HoverStyle.WHOLE) {
			blocks.add(new Title(icon(known.get().kind()), new FindingSentences().sentence(known.get())));
		}
		List<HoverLink> links = new ArrayList<>();
		if (known.get() instanceof RaceFound found) {
			blocks.addAll(RaceBlocks.of(found.race(), going(ref)));
			links.add(new HoverLink(Messages.showWitness, () -> Opening.witness(ref)));
		} else if (known.get() instanceof Undecided undecided) {
			blocks.add(new Fact(Messages.gaps, RegionSentences.gaps(undecided.region())));
			blocks.add(new Fact(Messages.pairs, List.of(RegionSentences.figures(undecided.region()))));
		} else if (known.get() instanceof Conditional conditional) {
			blocks.add(new Fact(Messages.conditions, RegionSentences.conditions(conditional.region())));
		}
		if (style == HoverStyle.WHOLE) {
			ref.marker().ifPresent(m -> links.addAll(0, resolutions(m)));
		}
		if (!links.isEmpty()) {
			blocks.add(new Links(links));
		}
		return blocks;
	}

	private Function<AccessReport, Runnable> going(FindingRef ref) {
		return access -> () -> {
			IWorkbenchPage page = PlatformUI.getWorkbench().getActiveWorkbenchWindow().getActivePage();
			new Navigation(page, marks, results).go(ref, access);
		};
	}

	private List<HoverLink> resolutions(IMarker marker) {
		List<HoverLink> links = new ArrayList<>();
		for (IMarkerResolution resolution : FindingResolutions.of(marker, toldFixes)) {
			links.add(new HoverLink(NLS.bind(Messages.fix, resolution.getLabel()), () -> resolution.run(marker)));
		}
		return links;
	}

	private static String icon(FindingKind kind) {
		return switch (kind) {
			case DEFINITE_RACE -> "definite-race";
			case POSSIBLE_RACE -> "possible-race";
			case ACCEPTED_RACE -> "accepted-race";
			case UNKNOWN -> "unknown";
			case CONDITION -> "condition";
			case CONFORMANCE -> "conformance";
		};
	}
}
