package org.racelens.headless.tests.fuzz;

import java.nio.file.Path;
import java.util.List;
import java.util.Random;
import org.racelens.model.source.CompileCommand;
import org.racelens.model.source.SourceText;

/**
 * An input made of a program and a number; the same ones always make the same input.
 *
 * @param origin the program
 */
record Mutant(long number, Path origin, SourceText source, CompileCommand command) {
	private static final int MOST_CHANGES = 6;

	static Mutant of(long number, Seeds seeds) {
		Random random = new Random(number * 0x9E3779B97F4A7C15L + 1);
		Path origin = seeds.any(random);
		List<String> parts = Tokens.of(Seeds.text(origin));
		List<String> other = Tokens.of(Seeds.text(seeds.any(random)));
		Mutation[] ways = Mutation.values();
		for (int left = 1 + random.nextInt(MOST_CHANGES); left > 0; left--) {
			if (!parts.isEmpty() && !other.isEmpty()) {
				ways[random.nextInt(ways.length)].apply(parts, other, random);
			}
		}
		String name = origin.getFileName().toString();
		// one of ten is read as the other language
		boolean other10 = random.nextInt(10) == 0;
		String read = other10 ? name.endsWith(".c") ? "x.cpp" : "x.c" : name;
		return new Mutant(number, origin, new SourceText(name, String.join("", parts), 0), CompileCommand.forPath(read));
	}
}
