package org.racelens.openmp.scan;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.IntStream;
import org.racelens.model.gap.Argument;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.directive.DirectiveSentence;

/** Reads the name of a directive: the longest leaf name, then what may follow it in a compound one. */
final class DirectiveNameScanner {
	private static final int MAX_WORDS = 3;
	private static final Map<DirectiveName, List<String>> WORDS = words();

	private final List<PragmaToken> tokens;
	private final Messages messages;

	DirectiveNameScanner(List<PragmaToken> tokens, Messages messages) {
		this.tokens = tokens;
		this.messages = messages;
	}

	/**
	 * A directive's name.
	 *
	 * @param names its leaves
	 * @param next the index of the first token after it
	 */
	public record Found(List<DirectiveName> names, int next) {
	}

	/** The name at the beginning of the tokens; empty, with a message, if there is none. */
	Optional<Found> scan() {
		Optional<DirectiveName> first = leaf(tokens, 0);
		if (first.isEmpty()) {
			reportUnknown();
			return Optional.empty();
		}
		Optional<DirectiveName> longer = longer(first.get());
		if (longer.isPresent()) {
			report(length(longer.get()), written(length(longer.get())), longer.map(DirectiveName::spelling));
			return Optional.empty();
		}
		List<DirectiveName> names = new ArrayList<>(List.of(first.get()));
		int next = length(first.get());
		Optional<DirectiveName> follower = leaf(tokens, next);
		while (follower.isPresent() && CompoundDirectives.isPrefix(with(names, follower.get()))) {
			names.add(follower.get());
			next += length(follower.get());
			follower = leaf(tokens, next);
		}
		if (!CompoundDirectives.isDirective(names)) {
			messages.unknownDirective(ScannedArgument.span(tokens.get(0).range(), tokens.get(next - 1).range()),
					DirectiveSentence.X_IS_NO_DIRECTIVE_ONE_OF_Y_MUST_FOLLOW.of(CompoundDirectives.spelling(names),
							quoted(CompoundDirectives.followers(names))));
		}
		return Optional.of(new Found(List.copyOf(names), next));
	}

	/** A longer name of which one word is misspelt: {@code target entre data} is not {@code target}. */
	private Optional<DirectiveName> longer(DirectiveName found) {
		int words = leadingWords();
		return Arrays.stream(DirectiveName.values()).filter(name -> length(name) > length(found) && length(name) <= words)
				.filter(name -> WORDS.get(name).subList(0, length(found)).equals(WORDS.get(found)) && isMisspelt(found, name)).findFirst();
	}

	private boolean isMisspelt(DirectiveName found, DirectiveName name) {
		List<Integer> wrong = IntStream.range(length(found), length(name)).filter(i -> !tokens.get(i).is(WORDS.get(name).get(i))).boxed()
				.toList();
		if (wrong.size() != 1) {
			return false;
		}
		String word = tokens.get(wrong.get(0)).text();
		boolean clause = ClauseTable.clause(word).filter(DirectiveTable.row(found).clauses()::contains).isPresent();
		return !clause && leaf(tokens, wrong.get(0)).isEmpty()
				&& Suggestion.nearest(word, List.of(WORDS.get(name).get(wrong.get(0)))).isPresent();
	}

	/** The longest leaf directive whose words stand at an index. */
	static Optional<DirectiveName> leaf(List<PragmaToken> tokens, int index) {
		return Arrays.stream(DirectiveName.values()).filter(name -> matches(name, tokens, index))
				.max((a, b) -> Integer.compare(length(a), length(b)));
	}

	static String quoted(Set<String> words) {
		return String.join(", ", words.stream().map(w -> "'" + w + "'").toList());
	}

	private static boolean matches(DirectiveName name, List<PragmaToken> tokens, int index) {
		List<String> words = WORDS.get(name);
		for (int i = 0; i < words.size(); i++) {
			if (index + i >= tokens.size() || !tokens.get(index + i).isWord() || !tokens.get(index + i).is(words.get(i))) {
				return false;
			}
		}
		return true;
	}

	private static Map<DirectiveName, List<String>> words() {
		Map<DirectiveName, List<String>> words = new EnumMap<>(DirectiveName.class);
		Arrays.stream(DirectiveName.values()).forEach(name -> words.put(name, List.of(name.spelling().split(" "))));
		return words;
	}

	private static int length(DirectiveName name) {
		return WORDS.get(name).size();
	}

	private static List<DirectiveName> with(List<DirectiveName> names, DirectiveName last) {
		List<DirectiveName> all = new ArrayList<>(names);
		all.add(last);
		return all;
	}

	private void reportUnknown() {
		PragmaToken first = tokens.get(0);
		if (!first.isWord()) {
			messages.syntax(first.range(), DirectiveSentence.NAME_OF_DIRECTIVE_IS_EXPECTED_INSTEAD_OF_X.of(first.text()));
			return;
		}
		for (int count = leadingWords(); count > 0; count--) {
			if (LaterVersion.hasDirective(written(count))) {
				messages.unknownDirective(first.range(), DirectiveSentence.DIRECTIVE_X_OF_OPENMP_6_0_IS_NOT_UNDERSTOOD.of(written(count)));
				return;
			}
		}
		Set<String> known = CompoundDirectives.spellings();
		if (!reportMeant(DirectiveNameScanner::sameLetters, known) && !reportMeant(DirectiveNameScanner::nearest, known)) {
			report(1, first.text(), Optional.empty());
		}
	}

	/** Reports the first guess that is found; as many words as possible are taken for the name. */
	private boolean reportMeant(BiFunction<String, Set<String>, Optional<String>> guess, Set<String> known) {
		for (int count = leadingWords(); count > 0; count--) {
			Optional<String> meant = guess.apply(written(count), known);
			if (meant.isPresent()) {
				report(count, written(count), meant);
				return true;
			}
		}
		return false;
	}

	/** {@code parallelfor}, {@code declare_target}: only the blanks differ. */
	private static Optional<String> sameLetters(String written, Set<String> known) {
		String joined = written.replaceAll("[ _]", "");
		return known.stream().filter(k -> k.contains(" ") && k.replace(" ", "").equals(joined)).findFirst();
	}

	private static Optional<String> nearest(String written, Set<String> known) {
		int words = written.split(" ").length;
		return Suggestion.nearest(written, known.stream().filter(k -> k.split(" ").length == words).toList());
	}

	/** The place is that of the first word that differs. */
	private void report(int count, String written, Optional<String> meant) {
		String[] words = meant.orElse("").split(" ");
		int wrong = 0;
		while (wrong < count - 1 && wrong < words.length - 1 && tokens.get(wrong).is(words[wrong])) {
			wrong++;
		}
		messages.unknownDirective(tokens.get(wrong).range(),
				DirectiveSentence.UNKNOWN_DIRECTIVE_X_Y.of(Argument.name(written), Suggestion.text(meant)));
	}

	private String written(int count) {
		return String.join(" ", tokens.subList(0, count).stream().map(PragmaToken::text).toList());
	}

	private int leadingWords() {
		int count = 0;
		while (count < Math.min(MAX_WORDS, tokens.size()) && tokens.get(count).isWord()) {
			count++;
		}
		return count;
	}
}
