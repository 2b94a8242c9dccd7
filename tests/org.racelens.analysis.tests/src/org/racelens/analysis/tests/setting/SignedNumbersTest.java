package org.racelens.analysis.tests.setting;

import static org.junit.jupiter.api.Assertions.assertEquals;

import java.util.List;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.junit.jupiter.params.provider.ValueSource;
import org.racelens.analysis.tests.setting.Answers.Answer;

/** That unsigned numbers become signed ones of the same value is said where nothing else tells it. */
class SignedNumbersTest {
	private static final String ASSUMED = "unsigned numbers that become signed ones of 32 bits are below 2^31";

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "int v = n; | true", "int v = 255 * n; | true", "int v = (unsigned char) n; | false",
			"int v = n % 16; | false", "int v = 7u; | false" })
	void valueIsAssumedToStay(String declaration, boolean assumed) {
		Answer answer = Answers.c().of("""
				int a[8];
				void run(unsigned n) {
					%s
				#pragma omp parallel for
					for (int i = 0; i < 8; i++)
						a[i] = v;
				}
				""".formatted(declaration));
		assertEquals(assumed, answer.assumptions().contains(ASSUMED), answer.assumptions()::toString);
	}

	@ParameterizedTest
	@CsvSource(delimiter = '|', value = { "long v = n; | unsigned numbers that become signed ones of 64 bits are below 2^63",
			"long v = n + 3; | unsigned numbers that become signed ones of 64 bits are below 2^63",
			"long v = wide; | numbers of 128 bits that are converted to 64 bits fit into them" })
	void wideValueIsAssumedToStay(String declaration, String assumed) {
		assertEquals(true, wide(declaration).contains(assumed), wide(declaration)::toString);
	}

	@ParameterizedTest
	@ValueSource(strings = { "long v = n % 16;", "long v = n < 100 ? n : 0;", "long v = u;" })
	void wideValueThatIsKnownToFitIsNot(String declaration) {
		assertEquals(List.of(), wide(declaration));
	}

	private static List<String> wide(String declaration) {
		return Answers.c().of("""
				long a[8];
				void run(unsigned long n, unsigned u, __int128 wide) {
					%s
				#pragma omp parallel for
					for (int i = 0; i < 8; i++)
						a[i] = v;
				}
				""".formatted(declaration)).assumptions();
	}
}
