package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import java.util.Map;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.frontend.fortran.source.Preparation;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.model.source.SourceText;

/** What is wrong with a text is named at its place before it is parsed; a bar is the end of a line. */
class MistakesTest {
	private static List<String> mistakes(PreparedText text) {
		return text.mistakes().stream().map(m -> (m.place().line() + " " + m.kind() + " " + m.name()).strip()).toList();
	}

	@ParameterizedTest
	@CsvSource(delimiter = ';', value = { "subroutine a|x = 1|subroutine b|end; 1 NO_END subroutine a",
			"module m|integer k|program p|end; 1 NO_END module m", "subroutine a|end function; 2 WRONG_END subroutine a",
			"subroutine a|end|end subroutine a; 3 NOTHING_OPEN", "subroutine a|end if|end; 2 NOTHING_OPEN",
			"module m|subroutine a|end|end module m; 2 NO_CONTAINS", "program p|x = 1; 1 NO_END program p",
			"module m|type t|integer k|contains|subroutine a|end|end; 2 NO_END type t",
			"#ifdef A; 1 NO_END #if", "#else; 1 NOTHING_OPEN", "#endif; 1 NOTHING_OPEN", "#error no; 1 ERROR no",
			"#if A(1|#endif; 1 NO_CONDITION", "#if 0|#error no|#if (|#endif|#endif;" })
	void areNamed(String lines, String mistake) {
		assertEquals(mistake == null ? List.of() : List.of(mistake), mistakes(Prepared.free(lines.split("\\|"))));
	}

	@ParameterizedTest
	@ValueSource(strings = { "!$opm parallel", "!omp$ parallel", "!$ omp parallel", "c$omp parallel", "*$omp parallel", "!$ompparallel",
			"!$omp: parallel", "  !$om parallel", "#pragma omp parallel", "!$mop end parallel" })
	void directivesThatAreNoneAreNamed(String line) {
		String meant = line.contains("end") ? "!$omp end parallel" : "!$omp parallel";
		assertEquals(List.of("1 SENTINEL " + meant), mistakes(Prepared.free(line)));
	}

	@ParameterizedTest
	@ValueSource(strings = { "! $omp parallel", "!!$omp parallel", "!$acc parallel", "!$omx parallel", "!$ompx parallel", "!dir$ simd",
			"! an $omp parallel", "!$omp parallel", "!$ x = 1", "!$opm is a word", "!$omp &", "!$omp" })
	void otherCommentsAreNot(String line) {
		assertEquals(List.of(), mistakes(Prepared.free(line)));
	}

	@Test
	void sentinelsOfFixedFormStandInTheFirstColumn() {
		assertEquals(List.of("1 SENTINEL !$omp parallel", "3 SENTINEL !$omp barrier"),
				mistakes(Prepared.fixed(" !$omp parallel", "c     $omp parallel", "c$ omp barrier", "c$omp parallel")));
	}

	@Test
	void linesEndAsOnMacintoshesWhereNoneEndsOtherwise() {
		PreparedText text = Preparation.of(new SourceText("p.f90", "x = 1\ry = 2\r", 0), SourceForm.FREE, Map.of());
		assertEquals("x = 1\ny = 2\n", text.text());
		assertEquals("p.f90:2:1", Prepared.place(text, "y"));
		assertEquals("x = 1 y = 2\n", Prepared.free("x = 1\ry = 2").text());
	}
}
