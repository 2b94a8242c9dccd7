package org.racelens.analysis.tests.conformance;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
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
			parallel for private(t) reduction(+ : s, t) | parallel for private(t) reduction(+ : s)
			parallel for private(t) shared(s, t)       | parallel for private(t) shared(s)
			parallel for private(t) shared(t, s)       | parallel for private(t) shared(s)
			parallel for private(t, t)                 | parallel for private(t)
			parallel for private(tt)                   | parallel for
			parallel for private(s t)                  | parallel for private(s, t)
			parallel for private(t),                   | parallel for private(t)
			parallel for ;; /* see@below */            | parallel for /* see@below */
			parallel for ; @; // why                   | parallel for // why
			parallel for private(t /* , ( */, tt)      | parallel for private(t /* , ( */)
			parallel for schedule(static) schedule(dynamic /* ) */, 4) | parallel for schedule(static)
			parallel for num_threads(s) num_threads(')' + t) private(s) | parallel for num_threads(s) private(s)
			parallel for num_threads(s) num_threads(f2(")")) | parallel for num_threads(s)
			""")
	void theOnlyMessageGoesWithItsOnlyCorrection(String wrong, String right) {
		SourceText source = source(loop("#pragma omp " + wrong.replace("@", "\\\n\t\t")));
		List<SourceMessage> messages = messages(source);
		assertEquals(1, messages.size(), messages::toString);
		List<Correction> corrections = Corrections.of(messages.get(0), messages, source, CompileCommand.forPath(source.path()).language());
		assertEquals(1, corrections.size(), messages::toString);
		SourceText corrected = corrections.get(0).change().appliedTo(source).orElseThrow();
		assertEquals(loop("#pragma omp " + right.replace("@", "\\\n\t\t")), corrected.text());
		assertEquals(List.of(), messages(corrected));
	}

	/** Where more would change than what is wrong, or it is not clear what is meant. */
	@ParameterizedTest
	@ValueSource(strings = { "flush(tt)", "depobj(tt) depend(inout: t)", "parallel for reduction(+: tt)", "task depend(in: tt)",
			"simd linear(val(tt))", "simd aligned(tt: 64)", "parallel for private(/* none */ tt)",
			"parallel for private(t) reduction(+ : t)", "for lastprivate(conditional: tt)", "atomic read write",
			"single copyprivate(t) nowait",
			"parallel for num_threads(s) num_threads(N", "parallel for ; /* one */ ; // two", "barrier(all)" })
	void whatIsNotClearIsNotRemoved(String directive) {
		String text = loop("#pragma omp " + directive).replace("\tfor (", directive.startsWith("atomic") ? "\ts = t;\n\tfor (" : "\tfor (");
		assertEquals(List.of(), titles("#define N 4)\n" + text));
	}

	@Test
	void aClauseInParenthesesIsAClause() {
		assertEquals(List.of("replace '(for)' by 'for'"), titles("""
				void f(int n) {
				#pragma omp parallel
				#pragma omp for
					for (int i = 0; i < n; i++) {
				#pragma omp cancel (for)
					}
				}
				"""));
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
		List<Correction> corrections = Corrections.of(onM, messages, source, CompileCommand.forPath(source.path()).language());
		assertEquals(List.of("list n, a, m as shared", "list m as shared", "list m as firstprivate"), titles(corrections));
		List<String> texts = corrections.stream().map(c -> c.change().appliedTo(source).orElseThrow().text()).toList();
		assertEquals(Stream.of("shared(n, a, m)", "shared(m)", "firstprivate(m)")
				.map(c -> source.text().replace("default(none)", "default(none) " + c)).toList(), texts);
		assertEquals(List.of(), messages(source(texts.get(0))));
		assertEquals(2, messages(source(texts.get(2))).size());
	}

	@Test
	void whatDevicesLackIsDeclaredBehindItsDeclaration() {
		SourceText source = source("""
				int limits[] = { 1, 2 }; // of all
				int a[100];
				static int above(int x) { return x > limits[1]; }
				void f(void) {
				#pragma omp target parallel for map(a)
					for (int i = 0; i < 100; i++)
						a[i] = above(a[i]);
				}
				""");
		List<SourceMessage> messages = messages(source);
		assertEquals(1, messages.size(), messages::toString);
		List<Correction> corrections = Corrections.of(messages.get(0), messages, source, CompileCommand.forPath(source.path()).language());
		assertEquals(List.of("add declare target for limits"), titles(corrections));
		SourceText corrected = corrections.get(0).change().appliedTo(source).orElseThrow();
		assertEquals(source.text().replace("// of all\n", "// of all\n#pragma omp declare target(limits)\n"), corrected.text());
		assertEquals(List.of(), messages(corrected));
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
		String text = Corrections.of(onA, messages, source, CompileCommand.forPath(source.path()).language()).get(0).change()
				.appliedTo(source).orElseThrow().text();
		assertEquals(source.text().replace("parallel default(none)", "parallel default(none) shared(b, a)"), text);
	}

	@ParameterizedTest
	@ValueSource(strings = { "for default(none) // default(none) but n and a", "for /* a */ default(none)",
			"for default(none) num_threads(n) if(n > 4)" })
	void whatCommentsAndOtherClausesNameIsNotListed(String directive) {
		SourceText source = source(nested("for (int i = 0; i < n; i++) a[i] = 0;", directive));
		assertEquals(source.text().replaceFirst("default\\(none\\)", "default(none) shared(n, a)"), corrected(source));
	}

	@ParameterizedTest
	@ValueSource(strings = { "if (n) { a[0] = 1; } else a[b[0]] = n;", "do { a[0] = n; } while (b[0]);", "{ a[0] = ')' + n; } b[0] = 1;" })
	void aBlockIsAsLongAsTheLanguageHasIt(String block) {
		SourceText source = source(nested(block, "default(none) shared(a, n)").replace("} b[0] = 1;", "b[0] = 1; }"));
		assertEquals(source.text().replace("default(none)", "default(none) shared(b)"), corrected(source));
	}

	private static String nested(String block, String directive) {
		return "int a[100], b[4];\nvoid f(int n) {\n#pragma omp parallel " + directive + "\n\t" + block + "\n}\n";
	}

	private static String corrected(SourceText source) {
		List<SourceMessage> messages = messages(source);
		return Corrections.of(messages.get(0), messages, source, CompileCommand.forPath(source.path()).language()).get(0).change()
				.appliedTo(source).orElseThrow().text();
	}

	@Test
	void whatTwoDirectivesLackIsSaidOnce() {
		assertEquals(List.of("list a as shared", "list a as firstprivate"), titles("""
				int a[100];
				void f(void) {
				#pragma omp parallel default(none)
				#pragma omp task default(none)
					a[0] = 1;
				}
				"""));
	}

	@ParameterizedTest
	@ValueSource(strings = { "smu", "s", "racelens" })
	void aCommentThatAcceptsAnotherRaceGetsItsName(String wrong) {
		SourceText source = source("""
				int sum;
				void f(void) {
				#pragma omp parallel for
					for (int i = 0; i < 100; i++)
						// racelens: accept race on WRONG: a progress figure, and racelens: no more
						sum += i;
				}
				""".replace("WRONG", wrong));
		List<SourceMessage> messages = messages(source);
		SourceText corrected = Corrections.of(messages.get(0), messages, source, CompileCommand.forPath(source.path()).language()).get(0)
				.change().appliedTo(source).orElseThrow();
		assertEquals(source.text().replace("on " + wrong + ":", "on sum:"), corrected.text());
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
		return titles(Corrections.of(messages.get(0), messages, source, CompileCommand.forPath(source.path()).language()));
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
