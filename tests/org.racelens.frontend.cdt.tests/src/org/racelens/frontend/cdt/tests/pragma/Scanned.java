package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;
import java.util.Arrays;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.scan.MacroDefinition;
import org.racelens.openmp.scan.MacroTable;
import org.racelens.openmp.scan.PragmaScanner;
import org.racelens.openmp.scan.PragmaText;
import org.racelens.openmp.scan.ScanResult;
import org.racelens.openmp.scan.ScannedArgument;
import org.racelens.openmp.scan.ScannedClause;
import org.racelens.openmp.scan.ScannedDirective;
import org.racelens.openmp.scan.SourceLines;
import org.racelens.report.words.Sentences;

/** A pragma that was scanned from a file, with the claims that tests make about it. */
record Scanned(String file, ScanResult result) {
	/** The text is all that stands in the file. */
	static Scanned text(String text) {
		return text(text, MacroTable.EMPTY);
	}

	static Scanned text(String text, MacroTable macros) {
		SourceLines lines = new SourceLines(new SourceText("a.c", text, 0));
		return new Scanned(text, PragmaScanner.scan(PragmaText.within(lines, 0, text.length()), macros));
	}

	/** The file's first {@code #pragma omp} up to the end of the file. */
	static Scanned file(String file) {
		SourceLines lines = new SourceLines(new SourceText("a.c", file, 0));
		int start = file.indexOf("#pragma") + "#pragma".length();
		PragmaText text = PragmaText.within(lines, start, file.length()).afterOmp().orElseThrow();
		return new Scanned(file, PragmaScanner.scan(text, MacroTable.EMPTY));
	}

	static MacroTable macros(Map<String, MacroDefinition> macros) {
		return name -> Optional.ofNullable(macros.get(name));
	}

	ScannedDirective directive() {
		return result.directive().orElseThrow();
	}

	/** The only clause. */
	ScannedClause clause() {
		assertEquals(1, directive().clauses().size());
		return directive().clauses().get(0);
	}

	ScannedClause clause(ClauseName name) {
		return directive().clauses(name).get(0);
	}

	List<ClauseName> clauseNames() {
		return directive().clauses().stream().map(ScannedClause::name).toList();
	}

	Scanned isClean() {
		assertEquals(List.of(), result.messages());
		assertTrue(result.directive().isPresent());
		return this;
	}

	Scanned isDirective(String spelling) {
		assertEquals(spelling, directive().spelling());
		return this;
	}

	/** Compares all messages, each written as {@code kind@place}, where the place is the text that it covers. */
	Scanned complains(String... expected) {
		assertEquals(Arrays.asList(expected), result.messages().stream().map(m -> m.kind().id() + "@" + covered(m.place())).toList());
		return this;
	}

	Scanned says(String part) {
		assertTrue(result.messages().stream().map(Sentences::of).anyMatch(m -> m.contains(part)),
				() -> part + " in " + result.messages());
		return this;
	}

	/** What stands in the file at a place. */
	String covered(SourceRange place) {
		return file.substring(place.offset(), place.endOffset());
	}

	static List<String> texts(List<ScannedArgument> arguments) {
		return arguments.stream().map(ScannedArgument::text).toList();
	}
}
