package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.tests.setting.Answers.Answer;
import org.racelens.model.gap.GapKind;
import org.racelens.race.verdict.Condition.Kind;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;

/** The assumption takes away races that are possible because parameters may be the same, nothing else, and says so. */
class DistinctParametersOnCorpusTest {
	private static final Path CORPUS = Path.of(System.getProperty("racelens.root", "."), "tests", "corpus");

	private static List<Path> files() throws IOException {
		List<Path> result = new ArrayList<>();
		for (String folder : List.of("pointer", "fragments")) {
			try (Stream<Path> files = Files.list(CORPUS.resolve(folder))) {
				files.filter(f -> f.toString().endsWith(".c")).sorted().forEach(result::add);
			}
		}
		return result;
	}

	@Test
	void onlyRacesAndConditionsOfAliasesGo() throws IOException {
		Set<String> changed = new TreeSet<>();
		for (Path file : files()) {
			String text = Files.readString(file);
			List<RegionReport> before = Answers.c().all(text);
			List<RegionReport> after = Answers.c().distinct().all(text);
			for (int i = 0; i < before.size(); i++) {
				if (!compare(before.get(i), after.get(i), file.toString())) {
					changed.add(file.getFileName().toString());
				}
			}
		}
		assertTrue(changed.containsAll(Set.of("parameters-may-alias-if.c", "converted-pointer-has-its-type-if.c")), changed::toString);
	}

	/** Whether the answers are the same. */
	private static boolean compare(RegionReport before, RegionReport after, String file) {
		List<Race> kept = before.races().stream().filter(r -> r.reasons().stream().noneMatch(g -> g.kind() == GapKind.MAY_ALIAS)).toList();
		assertTrue(after.races().size() >= kept.size(), file);
		assertEquals(before.gaps(), after.gaps(), file);
		assertTrue(before.conditions().containsAll(after.conditions()), file);
		assertTrue(after.conditions().containsAll(before.conditions().stream().filter(c -> c.kind() != Kind.NO_OVERLAP).toList()), file);
		boolean same = new Answer(before).verdict().equals(new Answer(after).verdict()) && before.races().size() == after.races().size()
				&& before.conditions().equals(after.conditions());
		assertTrue(same || !new Answer(after).assumptions().isEmpty(), file);
		return same;
	}
}
