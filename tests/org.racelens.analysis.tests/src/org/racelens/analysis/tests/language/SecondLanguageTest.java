package org.racelens.analysis.tests.language;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.suppression.Suppressions;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.MemoryObject;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.frontend.fortran.FortranFrontEnd;
import org.racelens.frontend.fortran.language.FortranLanguage;
import org.racelens.logic.term.Name;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.Language;
import org.racelens.model.source.SourceChange;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.model.source.TextEdit;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.FrontEnd;
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.race.verdict.Race;
import org.racelens.race.verdict.RegionReport;
import org.racelens.repair.condition.Insertion;
import org.racelens.repair.fix.DirectiveText;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.RaceGroup;
import org.racelens.repair.fix.TextLayout;
import org.racelens.repair.suppression.SuppressionEdit;
import org.racelens.solver.z3.Z3ProverFactory;

/** Another language gets edits and comments of its own. Where a program is needed it is one of C that says it is of the other language. */
class SecondLanguageTest {
	private static final String PROGRAM = "int sum, last;\nvoid f(void) {\n\t#pragma omp parallel\n\t{\n\t\tsum++;\n\t\tlast = sum;\n\t}\n}\n";

	private static SourceText source(String text) {
		return new SourceText("test.c", text, 0);
	}

	private static RegionReport region() {
		return new Analysis(new CdtFrontEnd(), new Z3ProverFactory()).analyse(source(PROGRAM), CompileCommand.forPath("test.c"),
				AnalysisOptions.defaults(), (region, progress) -> {
				}, Cancellation.NEVER).regions().get(0);
	}

	private static ParsedUnit unit() {
		try {
			return in(new CdtFrontEnd().parse(source(PROGRAM), CompileCommand.forPath("test.c"), Cancellation.NEVER));
		} catch (FrontEndException e) {
			throw new AssertionError(e);
		}
	}

	private static ParsedUnit in(ParsedUnit c) {
		return new ParsedUnit(c.source(), FortranLanguage.FREE_FORM, c.functions(), c.globals(), c.records(), c.declared(),
				c.strictAliasing(),
				c.neverReturning(), c.volatiles(), c.libraryFunctions(), c.virtualFunctions(), c.linking(), c.layer(), c.gaps(),
				c.messages());
	}

	private static FixContext context() {
		return FixContext.of(unit(), RaceGroup.of(region()).get(0), DefaultSchedule.STATIC).orElseThrow();
	}

	private static List<Statement> statements(FixContext context) {
		List<Statement> found = new ArrayList<>();
		Walk.statements(context.region(), s -> {
			if (s instanceof ExpressionStatement) {
				found.add(s);
			}
		});
		return found;
	}

	private static String applied(FixContext context, List<TextEdit> edits) {
		return SourceChange.of(context.source(), edits).appliedTo(context.source()).orElseThrow().text();
	}

	@Test
	void anInsertedDirectiveHasItsSentinel() {
		FixContext context = context();
		assertEquals(PROGRAM.replace("\t\tsum++", "\t\t!$omp atomic update\n\t\tsum++"),
				applied(context, new Insertion(context).before(statements(context).get(0), "atomic update")));
	}

	@Test
	void aBlockAroundStatementsEndsWithItsDirective() {
		FixContext context = context();
		assertEquals(PROGRAM.replace("\t\tsum++;\n\t\tlast = sum;\n",
				"\t\t!$omp critical\n\t\t\tsum++;\n\t\t\tlast = sum;\n\t\t!$omp end critical\n"),
				applied(context, new Insertion(context).around(statements(context).get(0), statements(context).get(1), "critical")));
	}

	private static FixContext fortran(String path, String text) {
		SourceText source = new SourceText(path, text, 0);
		CompileCommand command = CompileCommand.forPath(path);
		RegionReport region = new Analysis(new FortranFrontEnd(), new Z3ProverFactory())
				.analyse(source, command, AnalysisOptions.defaults(),
						(r, progress) -> {
						}, Cancellation.NEVER)
				.regions().get(0);
		try {
			return FixContext.of(new FortranFrontEnd().parse(source, command, Cancellation.NEVER), RaceGroup.of(region).get(0),
					DefaultSchedule.STATIC).orElseThrow();
		} catch (FrontEndException e) {
			throw new AssertionError(e);
		}
	}

	private static final String FREE = """
			subroutine f(a, n, m)
			  integer :: n, i
			  real :: a(n), m
			  !$omp parallel do
			  do i = 1, n
			    if (a(i) > m) m = a(i) ! larger
			  end do
			end subroutine
			""";

	@Test
	void aStatementBehindItsConditionGetsAConstruct() {
		FixContext context = fortran("test.f90", FREE);
		assertEquals(FREE.replace("    if (a(i) > m) m = a(i) ! larger\n", """
				    if (a(i) > m) then
				      !$omp critical
				      m = a(i)
				      !$omp end critical
				    end if ! larger
				"""), applied(context, new Insertion(context).before(statements(context).get(statements(context).size() - 1), "critical")));
	}

	@Test
	void directivesStandBeforeTheEndOfALoop() {
		FixContext context = fortran("test.f90", FREE);
		Block body = (Block) context.regionTarget().work().get(context.regionTarget().work().size() - 1);
		assertEquals(FREE.replace("larger\n", "larger\n    !$omp taskwait\n"),
				applied(context, new Insertion(context).atEnd(body, "taskwait")));
	}

	@Test
	void fixedFormKeepsItsColumnsAndItsLetters() {
		String text = """
				      SUBROUTINE F(A, N, T)
				      INTEGER N, I
				      REAL A(N), T
				C$OMP PARALLEL DO SHARED(A, N, T) SCHEDULE(STATIC) NUM_THREADS(4)
				      DO 10 I = 1, N
				        T = A(I)
				        A(I) = T + 1
				   10 CONTINUE
				      END
				""";
		FixContext context = fortran("test.f", text);
		assertEquals(text.replace("        A(I) = T + 1\n", "!$OMP CRITICAL(X)\n        A(I) = T + 1\n!$OMP END CRITICAL(X)\n"),
				applied(context, new Insertion(context).before(statements(context).get(statements(context).size() - 1), "critical(x)")));
		assertEquals(text.replace("(4)\n", "(4)\n!$OMP& PRIVATE(Q)\n"),
				applied(context, List.of(context.text(context.regionTarget()).appended("private(q)"))));
		assertEquals(Optional.empty(), context.text(context.regionTarget()).refusal());
	}

	@Test
	void operatorsOfReductionsHaveItsNames() {
		assertEquals("reduction(.and.:ok)", FortranLanguage.FREE_FORM.directives().spelled("reduction(&&:ok)"));
		assertEquals("parallel do reduction(ior:k) private(for)",
				FortranLanguage.FREE_FORM.directives().spelled("parallel for reduction(|:k) private(for)"));
		assertEquals("parallel for reduction(&&:ok)", Language.C.directives().spelled("parallel for reduction(&&:ok)"));
	}

	private static DirectiveText directive(String text, List<Clause> clauses) {
		SourceRange range = new SourceRange("test.c", 2, text.length() - 1, 1, 3, 1);
		return new DirectiveText(new Directive(List.of(DirectiveName.PARALLEL), List.of(), clauses, range), source(text),
				new TextLayout(source(text), FortranLanguage.FREE_FORM));
	}

	private static String applied(String text, TextEdit edit) {
		return SourceChange.of(source(text), List.of(edit)).appliedTo(source(text)).orElseThrow().text();
	}

	@Test
	void aLongDirectiveGoesOnBehindItsSentinel() {
		String text = "  !$OMP parallel num_threads(" + "9".repeat(90) + ")\n";
		assertEquals(Optional.empty(), directive(text, List.of()).refusal());
		assertEquals(text.replace("\n", " &\n  !$omp private(x)\n"), applied(text, directive(text, List.of()).appended("private(x)")));
		assertEquals("  !$omp parallel private(x)\n",
				applied("  !$omp parallel\n", directive("  !$omp parallel\n", List.of()).appended("private(x)")));
	}

	@Test
	void aClauseLeavesWithTheContinuationThatItHadForItself() {
		String text = "  !$omp parallel &\n  !$omp nowait\n";
		int start = text.indexOf("nowait");
		Clause clause = new Clause.KeywordClause(ClauseName.NOWAIT, Optional.empty(),
				new SourceRange("test.c", start, start + "nowait".length(), 2, 9, 2));
		assertEquals("  !$omp parallel\n", applied(text, directive(text, List.of(clause)).without(clause)));
	}

	@Test
	void directivesOfOtherLanguagesAreNotEdited() {
		assertEquals(true, directive("  #pragma omp parallel\n", List.of()).refusal().isPresent());
	}

	/** The same lines with the same offsets as in C. */
	@Test
	void acceptedRacesStandInItsComments() {
		SourceText source = source(PROGRAM.replace("#pragma omp parallel", "!$omp parallel      "));
		RegionReport region = region();
		SourceChange change = SuppressionEdit.of(source, FortranLanguage.FREE_FORM, region.races().get(0), region, "only shown")
				.orElseThrow();
		String after = change.appliedTo(source).orElseThrow().text();
		assertEquals(source.text().replace("\t\tsum++", "\t\t! racelens: accept race on sum: only shown\n\t\tsum++"), after);
	}

	/** An acceptance that accepts nothing, and one that is not understood: what begins with a sentinel is neither. */
	@Test
	void sentinelsBeginNoComments() {
		String text = "! racelens: accept race: only shown\n!$omp parallel &\n!$omp private(x)\nsum = sum + 1 ! racelens: accept nothing\n";
		Suppressions found = Suppressions.in(source(text), FortranLanguage.FREE_FORM);
		assertEquals(List.of(4, 1), found.messages(List.of()).stream().map(m -> m.place().line()).sorted((a, b) -> b - a).toList());
	}

	private static Type rows(Type element, long length) {
		return new ArrayType(element, Optional.of(new IntegerLiteral(length, IntegerType.INT, new SourceRange("test.c", 0, 0, 1, 1, 1))));
	}

	/** The same place of a table of four rows and three columns as C lays it out. */
	@Test
	void elementsAndMembersHaveItsNames() {
		RecordDefinition point = new RecordDefinition("point", false,
				List.of(new RecordDefinition.Field("x", IntegerType.INT, 0, 4), new RecordDefinition.Field("y", IntegerType.INT, 4, 4)), 8,
				4);
		ElementName c = new ElementName(Map.of("point", point), Language.C.elements());
		ElementName fortran = new ElementName(Map.of("point", point), FortranLanguage.FREE_FORM.elements());
		MemoryObject table = object(rows(rows(IntegerType.INT, 3), 4));
		assertEquals("a[2][1]", c.of(table, "a", 28, 4));
		assertEquals("a(2,3)", fortran.of(table, "a", 28, 4));
		MemoryObject points = object(rows(new RecordType("point"), 5));
		assertEquals("p[3].y", c.of(points, "p", 28, 4));
		assertEquals("p(4)%y", fortran.of(points, "p", 28, 4));
		assertEquals("q[3]", c.of(object(IntegerType.INT), "q", 12, 4));
		assertEquals("q(4)", fortran.of(object(IntegerType.INT), "q", 12, 4));
	}

	@Test
	void sectionsAndPointeesHaveItsSpelling() {
		assertEquals("a[0:n]", "a" + Language.C.elements().section("n"));
		assertEquals("a(1:n)", "a" + FortranLanguage.FREE_FORM.elements().section("n"));
		assertEquals("*p", Language.C.elements().pointee("p"));
		assertEquals("p", FortranLanguage.FREE_FORM.elements().pointee("p"));
		assertTrue(Language.CPP.elements().hasOwner("list->size"));
		assertTrue(FortranLanguage.FREE_FORM.elements().hasOwner("list%size"));
		assertFalse(FortranLanguage.FREE_FORM.elements().hasOwner("size"));
	}

	@Test
	void blocksAndDeclarationsAreItsOwn() {
		assertTrue(new TextLayout(source("x {\n"), Language.C).isBlock(2));
		assertFalse(new TextLayout(source("x {\n"), FortranLanguage.FREE_FORM).isBlock(2));
		assertTrue(new TextLayout(source("x BLOCK\n"), FortranLanguage.FREE_FORM).isBlock(2));
		assertEquals("double *p;", Language.C.statements().declaration("double", "*p"));
		assertEquals("real :: t", FortranLanguage.FREE_FORM.statements().declaration("real", "t"));
	}

	/** What a pointer of unknown contents leads to, as races and conditions name it. */
	@Test
	void whatPointersLeadToHasItsName() {
		String text = "struct list { struct { int *values; } in; };\nvoid f(struct list *p) {\n#pragma omp parallel\n\tp->in.values[0]++;\n}\n";
		FrontEnd fortran = (source, command, cancellation) -> in(new CdtFrontEnd().parse(source, command, cancellation));
		assertTrue(named(new CdtFrontEnd(), text).contains("p->in.values"), () -> named(new CdtFrontEnd(), text));
		assertTrue(named(fortran, text).contains("p%in%values"), () -> named(fortran, text));
	}

	private static String named(FrontEnd frontEnd, String text) {
		return new Analysis(frontEnd, new Z3ProverFactory()).analyse(source(text), CompileCommand.forPath("test.c"),
				AnalysisOptions.defaults(), (region, progress) -> {
				}, Cancellation.NEVER).regions().get(0).races().toString();
	}

	private static MemoryObject object(Type element) {
		return new MemoryObject(Name.of("key"), "a", MemoryObject.Kind.VARIABLE, Optional.empty(), element, 0, 0);
	}

	@Test
	void racesNameElementsInIts() {
		String text = "int a[4][3];\nvoid f(void) {\n#pragma omp parallel\n\ta[2][1]++;\n}\n";
		FrontEnd fortran = (source, command, cancellation) -> in(new CdtFrontEnd().parse(source, command, cancellation));
		List<RegionReport> regions = new Analysis(fortran, new Z3ProverFactory()).analyse(source(text), CompileCommand.forPath("test.c"),
				AnalysisOptions.defaults(), (region, progress) -> {
				}, Cancellation.NEVER).regions();
		assertTrue(regions.get(0).races().stream().map(Race::toString).anyMatch(r -> r.contains("a(2,3)")), () -> regions.toString());
	}
}
