package org.racelens.analysis.tests.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;
import org.racelens.repair.conformance.Correction;
import org.racelens.repair.conformance.Corrections;
import org.racelens.report.words.Sentences;
import org.racelens.solver.z3.Z3ProverFactory;

/** What a text becomes by the corrections of its messages. */
class CorrectionsTest {
	private static final Analysis ANALYSIS = new Analysis(new CdtFrontEnd(), new Z3ProverFactory());

	/** A loop behind the directive, with variables for its clauses. */
	private static String loop(String directive) {
		return """
				int a[100];
				void f(int s, int t) {
				%s
					for (int i = 0; i < 100; i++)
						a[i] = i;
				}
				""".formatted(directive);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', textBlock = """
			parallel fro                               | parallel for
			paralel for                                | parallel for
			parallelfor                                | parallel for
			parallel fro if(s > 1)                     | parallel for if(s > 1)
			parallel for privat(t)                     | parallel for private(t)
			parallel for;                              | parallel for
			parallel for private(t) ;; // why          | parallel for private(t) // why
			parallel for nowait                        | parallel for
			parallel for private(t), nowait            | parallel for private(t)
			parallel for private(t) @safelen(4) | parallel for private(t)
			parallel for schedule(static) schedule(dynamic, f(1)) | parallel for schedule(static)
			parallel for private(t) reduction(+ : t)   | parallel for private(t)
			parallel for private(t) shared(s, t)       | parallel for private(t) shared(s)
			parallel for private(t) shared(t, s)       | parallel for private(t) shared(s)
			parallel for private(t, t)                 | parallel for private(t)
			parallel for private(tt)                   | parallel for
			parallel for private(s t)                  | parallel for private(s, t)
			parallel for private(t),                   | parallel for private(t)
			""")
	void theOnlyMessageGoesWithItsOnlyCorrection(String wrong, String right) {
		SourceText source = source(loop("#pragma omp " + wrong.replace("@", "\\\n\t\t")));
		List<SourceMessage> messages = messages(source);
		assertEquals(1, messages.size(), messages::toString);
		List<Correction> corrections = Corrections.of(messages.get(0), messages, source);
		assertEquals(1, corrections.size(), messages::toString);
		SourceText corrected = corrections.get(0).change().appliedTo(source).orElseThrow();
		assertEquals(loop("#pragma omp " + right), corrected.text());
		assertEquals(List.of(), messages(corrected));
	}

	@Test
	void whatTheTitlesSay() {
		assertEquals(List.of("replace 'fro' by 'for'"), titles(loop("#pragma omp parallel fro")));
		assertEquals(List.of("remove 'schedule(dynamic)'"), titles(loop("#pragma omp parallel for schedule(static) schedule(dynamic)")));
		assertEquals(List.of("remove ';'"), titles(loop("#pragma omp parallel for;")));
	}

	@Test
	void allThatDefaultNoneLacksIsListedAtOnce() {
		SourceText source = source("""
				int a[100];
				void f(int n, int m) {
				#pragma omp parallel for default(none)
					for (int i = 0; i < n; i++)
						a[i] = m;
				}
				""");
		List<SourceMessage> messages = messages(source);
		assertEquals(3, messages.size(), messages::toString);
		SourceMessage onM = messages.stream().filter(m -> Sentences.of(m).startsWith("m is used")).findFirst().orElseThrow();
		List<Correction> corrections = Corrections.of(onM, messages, source);
		assertEquals(List.of("list n, a, m as shared", "list m as shared", "list m as firstprivate"), titles(corrections));
		List<String> texts = corrections.stream().map(c -> c.change().appliedTo(source).orElseThrow().text()).toList();
		assertEquals(Stream.of("shared(n, a, m)", "shared(m)", "firstprivate(m)")
				.map(c -> source.text().replace("default(none)", "default(none) " + c)).toList(), texts);
		assertEquals(List.of(), messages(source(texts.get(0))));
		assertEquals(2, messages(source(texts.get(2))).size());
	}

	@Test
	void eachUseIsListedOnItsOwnDirective() {
		SourceText source = source("""
				int a[100], b[100];
				void f(void) {
				#pragma omp parallel default(none)
					{
				#pragma omp task default(none) shared(b)
						{
							b[0] = 1;
						}
				#pragma omp single
						a[0] = 2;
					}
				}
				""");
		List<SourceMessage> messages = messages(source);
		SourceMessage onA = messages.stream().filter(m -> Sentences.of(m).startsWith("a is used")).findFirst().orElseThrow();
		String text = Corrections.of(onA, messages, source).get(0).change().appliedTo(source).orElseThrow().text();
		assertEquals(source.text().replace("parallel default(none)", "parallel default(none) shared(b, a)"), text);
	}

	@Test
	void aCommentThatAcceptsAnotherRaceGetsItsName() {
		SourceText source = source("""
				int sum;
				void f(void) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						// racelens: accept race on smu: a progress figure
						sum += i;
				}
				""");
		List<SourceMessage> messages = messages(source);
		SourceText corrected = Corrections.of(messages.get(0), messages, source).get(0).change().appliedTo(source).orElseThrow();
		assertEquals(source.text().replace("smu", "sum"), corrected.text());
		assertEquals(List.of(), messages(corrected));
	}

	@Test
	void whatAMacroMakesIsLeftAlone() {
		String text = loop("WRONG").replaceFirst("int a", "#define WRONG _Pragma(\"omp parallel fro\")\nint a");
		assertEquals(List.of(), titles(text));
	}

	private static List<String> titles(String text) {
		SourceText source = source(text);
		List<SourceMessage> messages = messages(source);
		assertEquals(1, messages.size(), messages::toString);
		return titles(Corrections.of(messages.get(0), messages, source));
	}

	private static List<String> titles(List<Correction> corrections) {
		return corrections.stream().map(c -> Sentences.of(c.title())).toList();
	}

	private static SourceText source(String text) {
		return new SourceText("test.c", text, 1);
	}

	private static List<SourceMessage> messages(SourceText source) {
		return ANALYSIS.analyse(source, CompileCommand.forPath("test.c"), AnalysisOptions.defaults(), Cancellation.NEVER).messages();
	}
}
