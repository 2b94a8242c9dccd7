package org.racelens.analysis.tests.language;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.junit.jupiter.api.Test;
import org.racelens.analysis.Analysis;
import org.racelens.analysis.AnalysisOptions;
import org.racelens.analysis.suppression.Suppressions;
import org.racelens.execution.options.DefaultSchedule;
import org.racelens.frontend.cdt.CdtFrontEnd;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand;
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
import org.racelens.openmp.unit.FrontEndException;
import org.racelens.openmp.unit.ParsedUnit;
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
			ParsedUnit c = new CdtFrontEnd().parse(source(PROGRAM), CompileCommand.forPath("test.c"), Cancellation.NEVER);
			return new ParsedUnit(c.source(), Fortran.FREE_FORM, c.functions(), c.globals(), c.records(), c.declared(), c.strictAliasing(),
					c.neverReturning(), c.libraryFunctions(), c.virtualFunctions(), c.gaps(), c.messages());
		} catch (FrontEndException e) {
			throw new AssertionError(e);
		}
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

	@Test
	void standingDirectivesHaveLinesOfTheirOwn() {
		FixContext context = context();
		Block block = (Block) context.region().construct().bodies().get(0);
		assertEquals(PROGRAM.replace("last = sum;\n", "last = sum;\n\t\t!$omp taskwait\n"),
				applied(context, new Insertion(context).atEnd(block, "taskwait")));
	}

	private static DirectiveText directive(String text, List<Clause> clauses) {
		SourceRange range = new SourceRange("test.c", 2, text.length() - 1, 1, 3, 1);
		return new DirectiveText(new Directive(List.of(DirectiveName.PARALLEL), List.of(), clauses, range), source(text),
				new TextLayout(source(text), Fortran.FREE_FORM));
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
		SourceChange change = SuppressionEdit.of(source, Fortran.FREE_FORM, region.races().get(0), region, "only shown").orElseThrow();
		String after = change.appliedTo(source).orElseThrow().text();
		assertEquals(source.text().replace("\t\tsum++", "\t\t! racelens: accept race on sum: only shown\n\t\tsum++"), after);
	}

	/** An acceptance that accepts nothing, and one that is not understood: what begins with a sentinel is neither. */
	@Test
	void sentinelsBeginNoComments() {
		String text = "! racelens: accept race: only shown\n!$omp parallel &\n!$omp private(x)\nsum = sum + 1 ! racelens: accept nothing\n";
		Suppressions found = Suppressions.in(source(text), Fortran.FREE_FORM);
		assertEquals(List.of(4, 1), found.messages(List.of()).stream().map(m -> m.place().line()).sorted((a, b) -> b - a).toList());
	}
}
