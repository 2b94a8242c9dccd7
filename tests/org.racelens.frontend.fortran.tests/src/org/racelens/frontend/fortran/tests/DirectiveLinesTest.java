package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.stream.Collectors;
import org.junit.jupiter.api.Test;
import org.racelens.frontend.fortran.source.DirectiveLine;
import org.racelens.frontend.fortran.source.DirectiveLines;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.openmp.scan.PragmaToken;

/** Directives and their tokens. */
class DirectiveLinesTest {
	@Test
	void wordsAreInLowerCase() {
		assertEquals("IDENTIFIER parallel|IDENTIFIER do|IDENTIFIER private|PUNCTUATOR (|IDENTIFIER i_1|PUNCTUATOR )",
				tokens("Parallel DO private(I_1)", true));
	}

	@Test
	void operatorsAreOneToken() {
		assertEquals("a .and. b .neqv. .not. c .lt. d ** e // f => g == h /= i <= j >= k % l :: m .add. n",
				tokens("a.AND.b .neqv..not.c.lt.d**e//f=>g==h/=i<=j>=k%l::m.add.n", false));
		assertEquals("threadprivate ( / blk / , a )", tokens("threadprivate(/blk/, a)", false));
	}

	@Test
	void numbersAreOneToken() {
		assertEquals("1.0d0 1_8 .5 1.e-3 2.5E+3_dp 3 .eq. 4 5. 1 .and. 2 1:2".replace("1:2", "1 : 2").replace("E", "e"),
				tokens("1.0d0 1_8 .5 1.e-3 2.5E+3_dp 3.eq.4 5. 1.and.2 1:2", false));
	}

	@Test
	void stringsStayAsTheyAre() {
		assertEquals("STRING 'It''s'|STRING \"A'b\"", tokens("'It''s' \"A'b\"", true));
	}

	@Test
	void everyTokenHasItsPlace() {
		PreparedText text = Prepared.free("x = 1", "  !$omp parallel do & ! one", "  !$omp& private (a,", "y = 1");
		DirectiveLine directive = DirectiveLines.of(text).get(0);
		assertEquals(List.of("p.f90:2:9", "p.f90:2:18", "p.f90:3:10", "p.f90:3:18", "p.f90:3:19", "p.f90:3:20"),
				directive.tokens().stream().map(token -> token.range().toString()).toList());
		assertEquals(List.of(true, true, true, true, false, false), directive.tokens().stream().map(PragmaToken::spaced).toList());
		assertEquals("p.f90:2:3", directive.range().toString());
		assertEquals(3, directive.range().endLine());
		assertTrue(text.text().startsWith("!$omp parallel do", directive.start()));
		assertEquals('\n', text.text().charAt(directive.end()));
	}

	@Test
	void directivesOfBothFormsAreFound() {
		List<String> fixed = DirectiveLines
				.of(Prepared.fixed("c$omp parallel", "*$omp+private(a)", "!$OMP DO", "c comment", "!$acc loop", "      end"))
				.stream().map(DirectiveLinesTest::spelled).toList();
		assertEquals(List.of("parallel private ( a )", "do"), fixed);
	}

	private static String tokens(String directive, boolean withKinds) {
		List<DirectiveLine> directives = DirectiveLines.of(Prepared.free("!$omp " + directive));
		return withKinds
				? directives.get(0).tokens().stream().map(token -> token.kind() + " " + token.text()).collect(Collectors.joining("|"))
				: spelled(directives.get(0));
	}

	private static String spelled(DirectiveLine directive) {
		return directive.tokens().stream().map(PragmaToken::text).collect(Collectors.joining(" "));
	}
}
