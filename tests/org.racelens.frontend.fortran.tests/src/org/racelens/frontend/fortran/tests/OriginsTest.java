package org.racelens.frontend.fortran.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.Map;
import java.util.Random;
import org.junit.jupiter.api.Test;
import org.racelens.frontend.fortran.source.Preparation;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.model.source.SourceText;

/** Where characters come from, in texts of any kind. Only declarations go back: those that are late stand earlier in the prepared text. */
class OriginsTest {
	private static final String[] PIECES = { "\n", "\n", "\n      ", "\n     &", "\n10   ", "\nc$omp", "\n!$omp ", "\n!$ ", "&", "'", "\"",
			"!", " ", "\t",
			"do 10 i = 1, n", "do 20, j = 1, m", "10 continue", "\n20    a(i) = 0", "x = y", ";", "call f(*10)", "end do", "end",
			"parallel", "\r\n", "ä",
			"\u00a0", "character t(3)*8", "if (a) then", "\nC comment", "class(3) = 1", "data x /3*1/", "format (2x)", "include 'a'", "(",
			")", "1.e-3", "%",
			"x".repeat(70) };

	@Test
	void eachCharacterStandsForTheSameOneOfTheFile() {
		Random random = new Random(20261129);
		for (int run = 0; run < 4000; run++) {
			StringBuilder text = new StringBuilder();
			for (int i = random.nextInt(40); i >= 0; i--) {
				text.append(PIECES[random.nextInt(PIECES.length)]);
			}
			check(text.toString(), SourceForm.values()[run % 2]);
		}
	}

	private static void check(String source, SourceForm form) {
		PreparedText text = Preparation.of(new SourceText("p.f90", source, 0), form, Map.of());
		int last = 0;
		for (int i = 0; i < text.text().length(); i++) {
			char c = text.text().charAt(i);
			assertTrue(c == '\n' || c == '\t' || c >= ' ' && c <= '~', () -> "not of ASCII in:\n" + text.text());
			int origin = text.origin(i);
			if (origin >= 0) {
				assertTrue(origin >= last || source.contains("data") || source.contains("character"),
						() -> "goes back in:\n" + source + "\n=====\n" + text.text());
				last = origin;
				char written = source.charAt(origin);
				assertTrue(c == ' ' || c == written || c == '?' && written > '~' || c == '!' && "cC*".indexOf(written) >= 0
						|| Character.toLowerCase(written) == c, () -> c + " for " + written + " in:\n" + source);
			} else {
				assertTrue(text.isInserted(i));
			}
			assertEquals("p.f90", text.range(i, i + 1).path());
		}
	}
}
