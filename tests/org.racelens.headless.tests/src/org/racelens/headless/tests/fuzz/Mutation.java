package org.racelens.headless.tests.fuzz;

import java.util.List;
import java.util.Random;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.IntStream;

/** One kind of damage to a program. */
enum Mutation {
	DELETE {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			int from = random.nextInt(parts.size());
			parts.subList(from, Math.min(parts.size(), from + 1 + few(random))).clear();
		}
	},
	DUPLICATE {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			int from = random.nextInt(parts.size());
			List<String> piece = List.copyOf(parts.subList(from, Math.min(parts.size(), from + 1 + few(random))));
			parts.addAll(from, piece);
		}
	},
	SWAP {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			int i = random.nextInt(parts.size());
			int j = random.nextInt(parts.size());
			String first = parts.get(i);
			parts.set(i, parts.get(j));
			parts.set(j, first);
		}
	},
	/** A token takes the place of another one. */
	REPLACE {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			parts.set(random.nextInt(parts.size()), parts.get(random.nextInt(parts.size())));
		}
	},
	/** A piece of another program. */
	SPLICE {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			int from = random.nextInt(other.size());
			List<String> piece = List.copyOf(other.subList(from, Math.min(other.size(), from + 1 + random.nextInt(60))));
			parts.addAll(random.nextInt(parts.size()), piece);
		}
	},
	/** A pragma goes to another place. */
	MOVE_PRAGMA {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			int[] pragmas = pragmas(parts);
			if (pragmas.length > 0) {
				String pragma = parts.remove(pragmas[random.nextInt(pragmas.length)]);
				parts.add(random.nextInt(parts.size() + 1), "\n" + pragma + "\n");
			}
		}
	},
	/** A pragma of another program. */
	FOREIGN_PRAGMA {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			int[] own = pragmas(parts);
			int[] foreign = pragmas(other);
			if (own.length > 0 && foreign.length > 0) {
				parts.set(own[random.nextInt(own.length)], other.get(foreign[random.nextInt(foreign.length)]));
			}
		}
	},
	/** The words of a pragma in another order, or with those of another one. */
	SHUFFLE_PRAGMA {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			int[] own = pragmas(parts);
			if (own.length > 0) {
				int at = own[random.nextInt(own.length)];
				List<String> words = Tokens.of(parts.get(at).substring(1));
				int[] foreign = pragmas(other);
				List<String> others = foreign.length == 0 ? words
						: Tokens.of(other.get(foreign[random.nextInt(foreign.length)]).substring(1));
				Mutation[] ways = { DELETE, DUPLICATE, SWAP, REPLACE, SPLICE };
				ways[random.nextInt(ways.length)].apply(words, others, random);
				parts.set(at, "#" + String.join("", words));
			}
		}
	},
	/** An argument of a clause, or a number of the program, becomes an extreme one. */
	EXTREME {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			int[] candidates = IntStream.range(0, parts.size())
					.filter(i -> Tokens.isPragma(parts.get(i)) && ARGUMENT.matcher(parts.get(i)).find()
							|| parts.get(i).matches("\\d.*"))
					.toArray();
			if (candidates.length > 0) {
				int at = candidates[random.nextInt(candidates.length)];
				String extreme = EXTREMES.get(random.nextInt(EXTREMES.size()));
				parts.set(at, Tokens.isPragma(parts.get(at)) ? argument(parts.get(at), extreme, random) : extreme);
			}
		}
	},
	NOISE {
		@Override
		void apply(List<String> parts, List<String> other, Random random) {
			int at = random.nextInt(parts.size());
			StringBuilder part = new StringBuilder(parts.get(at));
			part.insert(random.nextInt(part.length() + 1), (char) random.nextInt(256));
			parts.set(at, part.toString());
		}
	};

	private static final Pattern ARGUMENT = Pattern.compile("\\(([^()]*)\\)");

	private static final List<String> EXTREMES = List.of("0", "-1", "1", "2", "63", "500", "2147483647", "2147483648", "-2147483648",
			"4294967296", "4294967297", "9223372036854775807", "18446744073709551615", "99999999999999999999999", "1e308", "0x7fffffff",
			"''", "\"\"", "()", "", "x", "a[", "a[:]", "a[0:0]", "a[-1:2147483647]", "this", "*", "&a", "sizeof(int)", "{}",
			"(((((((1)))))))",
			"1,2,3", "1:2", "none", "+", "+:", ":", "INT_MAX", "1/0", "1%0", "1<<64", "-9223372036854775807-1", "!", "n++", "f()", "a=b");

	/**
	 * Damages a program.
	 *
	 * @param parts what is changed; not empty
	 * @param other another program; not empty
	 */
	abstract void apply(List<String> parts, List<String> other, Random random);

	private static int few(Random random) {
		return random.nextInt(4) == 0 ? random.nextInt(20) : 0;
	}

	private static int[] pragmas(List<String> parts) {
		return IntStream.range(0, parts.size()).filter(i -> Tokens.isPragma(parts.get(i))).toArray();
	}

	private static String argument(String pragma, String extreme, Random random) {
		Matcher matcher = ARGUMENT.matcher(pragma);
		List<int[]> places = matcher.results().map(r -> new int[] { r.start(1), r.end(1) }).toList();
		int[] place = places.get(random.nextInt(places.size()));
		return pragma.substring(0, place[0]) + extreme + pragma.substring(place[1]);
	}
}
