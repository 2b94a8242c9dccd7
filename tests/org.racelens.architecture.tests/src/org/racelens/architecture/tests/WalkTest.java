package org.racelens.architecture.tests;

import static org.junit.jupiter.api.Assertions.assertEquals;
import static org.junit.jupiter.api.Assertions.assertTrue;

import java.io.IOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.ArrayList;
import java.util.List;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.junit.jupiter.api.Test;

/** The newcomer's walk in docs/architecture.md: at most fifteen classes, each in the room that the page says. */
class WalkTest {
	private static final int MOST_STEPS = 15;
	private static final Pattern WALK = Pattern.compile("## A walk for newcomers\n(.*?)\n## ", Pattern.DOTALL);
	private static final Pattern STEP = Pattern.compile("^\\d+\\. `([A-Za-z]+)` \\(`([a-z0-9.]+)`\\)", Pattern.MULTILINE);
	private static final Pattern NUMBERED = Pattern.compile("^\\d+\\. ", Pattern.MULTILINE);

	@Test
	void everyClassIsInItsRoom() throws IOException {
		Matcher step = STEP.matcher(walk());
		List<String> strangers = new ArrayList<>();
		while (step.find()) {
			String file = "src/" + step.group(2).replace('.', '/') + "/" + step.group(1) + ".java";
			if (Bundle.all().stream().noneMatch(b -> Files.exists(b.folder().resolve(file)))) {
				strangers.add(step.group());
			}
		}
		assertEquals(List.of(), strangers);
	}

	@Test
	void theWalkIsShortAndEveryStepNamesAClassWithItsRoom() throws IOException {
		long steps = STEP.matcher(walk()).results().count();
		assertEquals(NUMBERED.matcher(walk()).results().count(), steps);
		assertTrue(steps > 0 && steps <= MOST_STEPS, steps + " steps");
	}

	private static String walk() throws IOException {
		Matcher section = WALK.matcher(Files.readString(Path.of(Bundle.ROOT.toString(), "docs/architecture.md")));
		assertTrue(section.find());
		return section.group(1);
	}
}
