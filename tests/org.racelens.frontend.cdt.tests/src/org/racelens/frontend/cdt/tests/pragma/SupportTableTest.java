package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assumptions.assumeTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.Arrays;
import java.util.List;
import java.util.Set;
import java.util.TreeSet;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.CompoundDirectives;
import org.racelens.openmp.scan.DirectiveTable;

/** {@code docs/support-table.md} has one row for every directive and every clause, and lists what the scanner allows. */
class SupportTableTest {
	private static final String NOT_MODELLED = "not modelled";

	private record Row(String name, String support, Set<String> others) {
	}

	private static String page(String name) throws IOException {
		Path folder = Path.of("").toAbsolutePath();
		while (folder != null && !Files.exists(folder.resolve("docs/support-table.md"))) {
			folder = folder.getParent();
		}
		assumeTrue(folder != null, "run outside of a checkout");
		return Files.readString(folder.resolve(name));
	}

	private static List<Row> section(String title) throws IOException {
		String text = page("docs/support-table.md");
		String section = text.substring(text.indexOf("\n## " + title + "\n") + 1);
		int end = section.indexOf("\n## ", 1);
		return (end < 0 ? section : section.substring(0, end)).lines().filter(l -> l.startsWith("| `")).map(SupportTableTest::row).toList();
	}

	private static Row row(String line) {
		String[] cells = line.substring(1, line.length() - 1).split("\\|");
		Set<String> others = cells.length < 3
				? Set.of()
				: Arrays.stream(cells[2].split("`")).map(String::strip).filter(s -> !s.isEmpty() && !s.equals("–"))
						.collect(Collectors.toCollection(TreeSet::new));
		return new Row(cells[0].replace("`", "").strip(), cells[1].strip(), others);
	}

	private static Set<String> sorted(Stream<String> spellings) {
		return spellings.collect(Collectors.toCollection(TreeSet::new));
	}

	@Test
	void everyDirectiveHasOneRowWithItsClauses() throws IOException {
		List<Row> rows = section("Directives");
		assertEquals(Arrays.stream(DirectiveName.values()).map(DirectiveName::spelling).sorted().toList(),
				rows.stream().map(Row::name).toList());
		for (DirectiveName name : DirectiveName.values()) {
			Row row = rows.stream().filter(r -> r.name().equals(name.spelling())).findFirst().orElseThrow();
			assertEquals(sorted(DirectiveTable.row(name).clauses().stream().map(ClauseName::spelling)), row.others(), row.name());
			assertFalse(row.support().isEmpty());
		}
	}

	/** The words of the table's first column, in its order. */
	@Test
	void theLimitsListWhatIsNotModelledAndNothingElse() throws IOException {
		String table = page("docs/support-table.md");
		List<String> rows = table.lines().skip(table.lines().takeWhile(l -> !l.startsWith("## ")).count()).filter(l -> l.startsWith("| "))
				.map(l -> l.substring(1).split("\\|")).filter(cells -> cells.length > 1 && cells[1].contains(NOT_MODELLED))
				.map(cells -> cells[0].strip()).toList();
		List<String> listed = page("docs/limits.md").lines().dropWhile(l -> !l.equals("## What is not modelled"))
				.dropWhile(l -> !l.startsWith("- ")).takeWhile(l -> l.startsWith("- ")).map(l -> l.substring(2)).toList();
		assertEquals(rows, listed);
	}

	@Test
	void everyCompoundDirectiveHasOneRow() throws IOException {
		assertEquals(
				CompoundDirectives.all().stream().map(n -> n.stream().map(DirectiveName::spelling).collect(Collectors.joining(" ")))
						.toList(),
				section("Combined and composite directives").stream().map(Row::name).toList());
	}

	@Test
	void everyClauseHasOneRowWithItsDirectives() throws IOException {
		List<Row> rows = section("Clauses");
		assertEquals(Arrays.stream(ClauseName.values()).map(ClauseName::spelling).sorted().toList(), rows.stream().map(Row::name).toList());
		for (ClauseName clause : ClauseName.values()) {
			Row row = rows.stream().filter(r -> r.name().equals(clause.spelling())).findFirst().orElseThrow();
			Stream<DirectiveName> directives = Arrays.stream(DirectiveName.values())
					.filter(d -> DirectiveTable.row(d).clauses().contains(clause));
			assertEquals(sorted(directives.map(DirectiveName::spelling)), row.others(), row.name());
			assertFalse(row.support().isEmpty());
		}
	}
}
