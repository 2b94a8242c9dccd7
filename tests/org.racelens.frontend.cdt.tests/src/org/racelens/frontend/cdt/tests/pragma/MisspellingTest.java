package org.racelens.frontend.cdt.tests.pragma;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;
import static org.junit.jupiter.api.DynamicTest.dynamicTest;
import java.util.Arrays;
import java.util.List;
import java.util.stream.Stream;
import org.junit.jupiter.api.DynamicTest;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.TestFactory;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.report.words.Sentences;

class MisspellingTest {
	@Test
	void aMisspeltDirectiveIsReportedAtItsWord() {
		Scanned scanned = Scanned.text("paralel for private(x)").complains("unknown-directive@paralel")
				.says("did you mean 'parallel for'?");
		assertFalse(scanned.result().directive().isPresent());
	}

	@Test
	void theWordThatIsWrongIsThePlace() {
		Scanned.text("declare targt").complains("unknown-directive@targt").says("'declare targt'; did you mean 'declare target'?");
		Scanned.text("target entre data map(x)").complains("unknown-directive@entre").says("did you mean 'target enter data'?");
		Scanned.text("target enter dta map(x)").complains("unknown-directive@dta").says("did you mean 'target enter data'?");
		Scanned.text("target dat map(x)").complains("unknown-directive@dat").says("did you mean 'target data'?");
		Scanned.text("cancelation point for").complains("unknown-directive@cancelation").says("did you mean 'cancellation point'?");
	}

	@Test
	void wordsOfANameAreApart() {
		Scanned.text("parallelfor").complains("unknown-directive@parallelfor").says("did you mean 'parallel for'?");
		Scanned.text("begin declare_target").complains("unknown-directive@declare_target").says("did you mean 'begin declare target'?");
		Scanned.text("cancellation_point for").complains("unknown-directive@cancellation_point").says("did you mean 'cancellation point'?");
	}

	@Test
	void caseMatters() {
		Scanned.text("PARALLEL").complains("unknown-directive@PARALLEL").says("did you mean 'parallel'?");
		Scanned.text("parallel Private(x)").complains("unknown-clause@Private").says("did you mean 'private'?");
	}

	@Test
	void whatIsFarFromEveryNameGetsNoSuggestion() {
		Scanned scanned = Scanned.text("frobnicate").complains("unknown-directive@frobnicate");
		assertFalse(Sentences.of(scanned.result().messages().get(0)).contains("did you mean"));
	}

	@Test
	void theSecondWordOfACompoundMayBeMisspelt() {
		Scanned scanned = Scanned.text("parallel fro private(i)").complains("unknown-directive@fro").says("did you mean 'parallel for'?");
		assertEquals(List.of(DirectiveName.PARALLEL), scanned.directive().names());
		assertEquals(List.of(ClauseName.PRIVATE), scanned.clauseNames());
	}

	@Test
	void aMisspeltClauseLosesNoOther() {
		Scanned scanned = Scanned.text("parallel for shared(a) privat(b) schedule(static) colapse(2) if(c)")
				.complains("unknown-clause@privat", "unknown-clause@colapse").says("did you mean 'private'?")
				.says("did you mean 'collapse'?");
		assertEquals(List.of(ClauseName.SHARED, ClauseName.SCHEDULE, ClauseName.IF), scanned.clauseNames());
	}

	@Test
	void suggestionsComeFromTheClausesThatTheDirectiveAllows() {
		Scanned.text("single copyprivat(x)").says("did you mean 'copyprivate'?");
		Scanned.text("barrier nowiat").complains("unknown-clause@nowiat");
	}

	@Test
	void swappedLettersAreOneMistake() {
		Scanned.text("critcial").says("did you mean 'critical'?");
		Scanned.text("for nwoait").says("did you mean 'nowait'?");
	}

	@Test
	void directivesThatCannotBeCombinedAreReported() {
		Scanned.text("parallel single").complains("unknown-directive@single").says("'parallel single' is not a directive")
				.isDirective("parallel");
		Scanned.text("for parallel").complains("unknown-directive@parallel").isDirective("for");
		Scanned.text("target parallel sections").complains("unknown-directive@sections").isDirective("target parallel");
		Scanned.text("distribute parallel").complains("unknown-directive@distribute parallel").says("one of 'for' must follow");
	}

	@Test
	void wordsOfOpenMp6AreNamedAsSuch() {
		Scanned.text("stripe sizes(4)").complains("unknown-directive@stripe").says("OpenMP 6.0");
		Scanned.text("declare induction(f : int)").complains("unknown-directive@declare").says("'declare induction' of OpenMP 6.0");
		Scanned.text("taskloop transparent(1)").complains("unknown-clause@transparent").says("OpenMP 6.0");
	}

	@Test
	void fortranDirectivesAreUnknown() {
		Scanned.text("workshare").complains("unknown-directive@workshare");
		Scanned.text("do").complains("unknown-directive@do");
		Scanned.text("end parallel").complains("unknown-directive@end");
	}

	/** One letter is left out of each name in turn; whatever comes of it must not be taken for the right name. */
	@TestFactory
	Stream<DynamicTest> noDirectiveIsReadWithALetterMissing() {
		return Arrays.stream(DirectiveName.values()).filter(n -> n != DirectiveName.ASSUMES && n != DirectiveName.SECTIONS)
				.map(name -> dynamicTest(name.spelling(), () -> {
					String spelling = name.spelling();
					String wrong = spelling.substring(0, spelling.length() - 2) + spelling.charAt(spelling.length() - 1);
					Scanned scanned = Scanned.text(wrong);
					assertTrue(scanned.result().directive().filter(d -> d.names().equals(List.of(name))).isEmpty());
					assertEquals("unknown-directive", scanned.result().messages().get(0).kind().id());
				}));
	}

	/** The same for the clauses, with the right suggestion. */
	@TestFactory
	Stream<DynamicTest> everyClauseIsSuggestedWhenALetterIsDoubled() {
		return Arrays.stream(ClauseName.values()).filter(c -> c.spelling().length() > 2)
				.map(clause -> dynamicTest(clause.spelling(), () -> {
					String wrong = clause.spelling() + clause.spelling().charAt(clause.spelling().length() - 1);
					String pragma = Samples.directive(Samples.allowing(clause)) + " " + wrong + "(x)";
					Scanned scanned = Scanned.text(pragma).complains("unknown-clause@" + wrong);
					scanned.says("did you mean '" + clause.spelling() + "'?");
				}));
	}
}
