package org.racelens.ui.editor.hover;

import java.util.ArrayList;
import java.util.List;
import org.eclipse.osgi.util.NLS;
import org.racelens.race.verdict.RegionReport;
import org.racelens.report.words.Sentences;
import org.racelens.ui.editor.Opening;
import org.racelens.ui.editor.RegionBadge;
import org.racelens.ui.editor.RegionBadge.Age;
import org.racelens.ui.editor.RegionSentences;
import org.racelens.ui.editor.hover.HoverContent.Block;
import org.racelens.ui.editor.hover.HoverContent.Fact;
import org.racelens.ui.editor.hover.HoverContent.Links;
import org.racelens.ui.editor.hover.HoverContent.Title;
import org.racelens.ui.fix.FindingResolutions;

/** Tells the answer for a region: how it was found, and what it rests on. */
final class RegionBlocks {
	private RegionBlocks() {
	}

	static List<Block> of(RegionBadge badge) {
		RegionReport region = badge.region();
		List<Block> blocks = new ArrayList<>();
		blocks.add(new Title(badge.state().icon() + (badge.age() == Age.STALE ? "-stale" : ""), RegionSentences.title(region)));
		blocks.add(new Fact(Messages.pairs, List.of(RegionSentences.figures(region))));
		add(Messages.races, RegionSentences.sentences(region), blocks);
		add(Messages.conditions, RegionSentences.conditions(region), blocks);
		add(Messages.facts, region.proof().facts().stream().map(Sentences::of).toList(), blocks);
		add(Messages.assumptions, region.proof().assumptions().stream().map(Sentences::of).toList(), blocks);
		add(Messages.gaps, RegionSentences.gaps(region), blocks);
		blocks.add(new Links(links(badge)));
		return blocks;
	}

	/** What can be done about the races, and where more is told. */
	private static List<HoverLink> links(RegionBadge badge) {
		List<HoverLink> links = new ArrayList<>();
		if (badge.age() == Age.CURRENT) {
			FindingResolutions.ofDirective(badge.file(), badge.region().place())
					.forEach(r -> links.add(new HoverLink(NLS.bind(Messages.fix, r.getLabel()), () -> r.run(null))));
		}
		links.add(new HoverLink(Messages.showRegions, Opening::regions));
		return links;
	}

	private static void add(String name, List<String> values, List<Block> blocks) {
		if (!values.isEmpty()) {
			blocks.add(new Fact(name, values));
		}
	}
}
