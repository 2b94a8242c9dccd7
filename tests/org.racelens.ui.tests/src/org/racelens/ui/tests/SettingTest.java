package org.racelens.ui.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertFalse;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.util.List;
import java.util.Set;
import org.junit.jupiter.api.Test;
import org.junit.jupiter.api.extension.ExtendWith;
import org.junit.jupiter.params.ParameterizedTest;
import org.junit.jupiter.params.provider.CsvSource;
import org.racelens.analysis.PathPattern;
import org.racelens.ide.settings.Level;
import org.racelens.ide.settings.PreferenceSchema;
import org.racelens.ide.settings.Setting;

/** What the strings of preferences say. */
@ExtendWith(WorkbenchGuard.class)
class SettingTest {
	@ParameterizedTest
	@CsvSource({ "build,build/a.c", "build,build/deep/a.c", "build/,build/a.c", "*.c,a.c", "**/*.c,a.c", "**/*.c,src/deep/a.c",
			"src/*/a.c,src/x/a.c", "**/third_party/**,third_party/a.c", "**/third_party,lib/third_party/a.c", "a?.c,ab.c",
			"'{a,b}.c',b.c" })
	void aPatternNames(String pattern, String path) {
		assertTrue(PathPattern.matches(pattern, path));
	}

	@ParameterizedTest
	@CsvSource({ "build,src/build.c", "build,rebuild/a.c", "*.c,src/a.c", "src/*/a.c,src/a.c", "[broken,a.c", "'',a.c" })
	void aPatternDoesNotName(String pattern, String path) {
		assertFalse(PathPattern.matches(pattern, path));
	}

	@ParameterizedTest
	@CsvSource({ "0,0", "60000,60000", "' 7 ',7", "+5,5" })
	void aNumberIsRead(String text, int value) {
		assertEquals(new Setting.Reading<>(value, List.of()), PreferenceSchema.TYPING_DELAY.read(text));
	}

	@ParameterizedTest
	@CsvSource({ "60001", "-1", "1e3", "99999999999", "''" })
	void aBadNumberIsTheStandardOne(String text) {
		Setting.Reading<Integer> reading = PreferenceSchema.TYPING_DELAY.read(text);
		assertEquals(400, reading.value());
		assertEquals(1, reading.problems().size());
	}

	@Test
	void aWordIsReadInAnyCase() {
		Setting<Level> level = PreferenceSchema.LEVELS.values().iterator().next();
		assertEquals(Level.ERROR, level.read("error").value());
		assertEquals(Level.IGNORE, level.read(" Ignore ").value());
		assertEquals(List.of("\"loud\" is none of ERROR, WARNING, INFO, IGNORE."), level.read("loud").problems());
	}

	@Test
	void onlyTheBadLinesOfAListAreLeftOut() {
		assertEquals(new Setting.Reading<>(List.of("build", "gen/**"), List.of("Line 2: \"[x\" is not a pattern of paths.")),
				PreferenceSchema.EXCLUSIONS.read("build\n[x\n\n  gen/**\n"));
		assertEquals(Set.of("f", "g"), PreferenceSchema.MODELS.read("f: pure\n???\ng: nothing").value().behaviours().keySet());
	}

	@Test
	void keysAreUnique() {
		List<String> keys = PreferenceSchema.all().stream().map(Setting::key).toList();
		assertEquals(keys.size(), Set.copyOf(keys).size());
		assertFalse(keys.contains(PreferenceSchema.PROJECT_SPECIFIC));
	}
}
