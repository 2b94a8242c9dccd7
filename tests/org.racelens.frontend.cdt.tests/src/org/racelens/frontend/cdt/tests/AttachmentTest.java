package org.racelens.frontend.cdt.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import org.junit.jupiter.api.Test;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.Statement.ConstructStatement;

class AttachmentTest {
	@Test
	void aDirectiveGovernsTheNextStatement() {
		assertEquals("@Critical\n  (x++)\n(n++)\n", Source.body("#pragma omp critical\nx++;\nn++;").outline());
	}

	@Test
	void consecutiveDirectivesNest() {
		assertEquals("""
				@Parallel
				  @Single
				    @Critical (name)
				      (x++)
				""", Source.body("#pragma omp parallel\n#pragma omp single\n#pragma omp critical(name)\nx++;").outline());
	}

	@Test
	void combinedDirectivesSplit() {
		assertEquals("""
				@Parallel shared(a)
				  @WorksharingLoop private(x)
				    loop (i < n) step (i++)
				      local i32 i = 0
				      (a[i] = x)
				""", Source.body("#pragma omp parallel for shared(a) private(x)\nfor (int i = 0; i < n; i++) a[i] = x;").outline());
	}

	@Test
	void aDirectiveBeforeTheBodyOfAnIf() {
		assertEquals("""
				if n
				  @Critical
				    (x++)
				else
				  @Masked
				    (x--)
				""", Source.body("if (n)\n#pragma omp critical\nx++;\nelse\n#pragma omp master\nx--;").outline());
	}

	@Test
	void directivesBeforeTheBodiesOfLoops() {
		assertEquals("""
				loop (i < n) step (i++)
				  local i32 i = 0
				  @Critical
				    (x++)
				loop n
				  @Atomic
				    (n--)
				do x
				  @Critical
				    (x--)
				""", Source.body(
				"for (int i = 0; i < n; i++)\n#pragma omp critical\nx++;\nwhile (n)\n#pragma omp atomic\nn--;\ndo\n#pragma omp critical\n"
						+ "x--; while (x);")
				.outline());
	}

	@Test
	void standaloneDirectivesAreStatements() {
		assertEquals("""
				@Parallel
				  {
				    (x = 1)
				    @Barrier
				    (x = 2)
				    @Taskwait
				    @Barrier
				  }
				""",
				Source.body("#pragma omp parallel\n{\nx = 1;\n#pragma omp barrier\nx = 2;\n#pragma omp taskwait\n#pragma omp barrier\n}")
						.outline());
	}

	@Test
	void sectionsTakeAllStatementsUpToTheNext() {
		assertEquals("""
				@Sections
				  (x = 1)
				  {
				    (x = 2)
				    (n = 2)
				  }
				  {
				    (x = 3)
				  }
				""", Source.body(
				"#pragma omp sections\n{\n#pragma omp section\nx = 1;\n#pragma omp section\nx = 2; n = 2;\n#pragma omp section\n{ x = 3; }\n}")
				.outline());
	}

	@Test
	void theFirstSectionNeedsNoDirective() {
		assertEquals("""
				@Sections
				  {
				    (x = 1)
				    (n = 1)
				  }
				  (x = 2)
				""", Source.body("#pragma omp sections\n{\nx = 1; n = 1;\n#pragma omp section\nx = 2;\n}").outline());
	}

	@Test
	void continuationLinesAndComments() {
		Source source = Source.body("#pragma omp parallel \\\n  num_threads(n) /* a\n comment */ \\\n  private(x) // end\nx = 1;");
		assertEquals("@Parallel num_threads(n) private(x)\n  (x = 1)\n", source.outline());
		Construct construct = ((ConstructStatement) source.function("f").body().statements().get(0)).construct();
		assertEquals(2, construct.directive().range().line());
		assertEquals(1, construct.directive().range().column());
		assertEquals(5, construct.directive().range().endLine());
	}

	@Test
	void labelsAndCasesBeforeDirectives() {
		assertEquals("""
				switch n
				  {
				    case 1
				    @Critical
				      (x++)
				    break
				  }
				""", Source.body("switch (n) {\ncase 1:\n#pragma omp critical\nx++;\nbreak;\n}").outline());
	}

	@Test
	void clausesResolveInTheScopeOfThePragma() {
		Source source = Source.c("""
				int s;
				void f(int n, double *v) {
					{ double s = 0; v[0] = s; }
					double s = 1;
				#pragma omp parallel for reduction(+: s) if(n > 2 * 8) schedule(dynamic, n / 4 + 1)
					for (int i = 0; i < n; i++)
						s += v[i];
				}
				""");
		var loop = source.outline();
		assertTrue(loop.contains("@Parallel if((n > (2 * 8)))"), loop);
		assertTrue(loop.contains("reduction(+:s) schedule(DYNAMIC,((n / 4) + 1))"), loop);
		var variable = ((ConstructStatement) source.function("f").body().statements().get(2)).construct().directive()
				.clauses(org.racelens.openmp.directive.Clause.ReductionClause.class, org.racelens.openmp.directive.ClauseName.REDUCTION)
				.get(0).items()
				.get(0)
				.variable().orElseThrow();
		assertEquals("f64", Printer.print(variable.type()));
	}

	@Test
	void expressionsOfClausesHaveTheirPlaces() {
		Source source = Source.body("#pragma omp parallel num_threads(n + a[1])\nx++;");
		assertEquals("a[1]", source.spelling("a[1]"));
		assertEquals("n + a[1]", source.spelling("(n + a[1])"));
	}

	@Test
	void castsInClausesAreNotProducts() {
		Source source = Source
				.c("typedef long num;\nvoid f(int n, int x) {\n#pragma omp parallel num_threads((n) * 2) if((num) -x)\n x++;\n}");
		assertTrue(source.outline().startsWith("@Parallel num_threads((n * 2)) if((i64)(-x))"), source.outline());
	}

	@Test
	void aMissingStatementIsAMessage() {
		Source source = Source.body("x = 1;\n#pragma omp parallel");
		assertEquals(List.of("3 syntax"), source.messages());
		assertEquals(1, source.gaps().size());
	}

	@Test
	void directivesOutsideFunctionsAreMessages() {
		Source source = Source.c("int x;\n#pragma omp parallel\nint y;\nvoid f(void) { x = 1; }\n#pragma omp barrier");
		assertEquals(List.of("2 syntax", "5 syntax"), source.messages());
	}

	@Test
	void declarativeDirectivesAreAtHomeOutside() {
		Source source = Source
				.c("#pragma omp declare target\nint x;\n#pragma omp end declare target\n#pragma omp requires unified_shared_memory\n"
						+ "#pragma omp declare reduction(mine : int : omp_out += omp_in)\nvoid f(void) { x = 1; }");
		assertTrue(source.messages().isEmpty(), source.messages().toString());
	}

	@Test
	void misspeltDirectivesAreMessagesAndTheirStatementsStay() {
		Source source = Source.body("#pragma omp paralel for\nfor (;;) x++;");
		assertEquals(List.of("2 unknown-directive"), source.messages());
		assertEquals("@Nothing\nloop true\n  (x++)\n", source.outline());
	}

	@Test
	void otherPragmasAreIgnored() {
		Source source = Source.body("#pragma GCC ivdep\n#pragma once\n#pragma ompx parallel\nfor (;;) x++;");
		assertEquals("loop true\n  (x++)\n", source.outline());
		assertTrue(source.messages().isEmpty());
	}

	@Test
	void orderedStandsAloneIfItNamesIterations() {
		String outline = Source
				.body("#pragma omp for ordered(1)\nfor (int i = 1; i < n; i++) {\n#pragma omp ordered depend(sink: i - 1)\na[i]++;\n"
						+ "#pragma omp ordered depend(source)\n}")
				.outline();
		assertTrue(outline.contains("    (a[i]++)\n"), outline);
	}

	@Test
	void threadprivateStaticLocals() {
		Source source = Source.body("static int seed;\n#pragma omp threadprivate(seed)\nseed++;");
		assertEquals(Storage.STATIC_THREAD_LOCAL, source.unit().globals().get(0).variable().storage());
	}

	@Test
	void windowsLineEndingsInContinuedPragmas() {
		Source source = Source.c("void f(int n, int x) {\r\n#pragma omp parallel \\\r\n num_threads(n)\r\n x++;\r\n}\r\n");
		assertEquals("@Parallel num_threads(n)\n  (x++)\n", source.outline());
	}

	@Test
	void attributesAreDirectives() {
		Source source = Source.cpp("""
				int x;
				void f(int n, int *a) {
					[[omp::directive(parallel for num_threads(n) schedule(static, 2))]]
					for (int i = 0; i < n; i++)
						a[i] = 0;
					[[omp::sequence(directive(parallel), omp::directive(single nowait))]]
					{ x = 1; }
					[[omp::directive(barrier)]];
				}
				""");
		assertEquals("""
				@Parallel num_threads(n)
				  @WorksharingLoop schedule(STATIC,2)
				    loop (i < n) step (i++)
				      local i32 i = 0
				      (a[i] = 0)
				@Parallel
				  @Single nowait
				    {
				      (x = 1)
				    }
				@Barrier
				""", source.outline());
	}
}
