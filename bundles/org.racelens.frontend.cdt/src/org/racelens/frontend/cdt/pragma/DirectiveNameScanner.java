package org.racelens.frontend.cdt.pragma;

import java.util.ArrayList;
import java.util.Arrays;
import java.util.EnumMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.omp.DirectiveName;

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
	record Found(List<DirectiveName> names, int next) {
	}

	/** The name at the beginning of the tokens; empty, with a message, if there is none. */
	Optional<Found> scan() {
		Optional<DirectiveName> first = leaf(tokens, 0);
		if (first.isEmpty()) {
			reportUnknown();
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
					"'" + CompoundDirectives.spelling(names) + "' is not a directive; one of " + quoted(CompoundDirectives.followers(names))
							+ " must follow");
		}
		return Optional.of(new Found(List.copyOf(names), next));
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
			messages.syntax(first.range(), "the name of a directive is expected instead of '" + first.text() + "'");
			return;
		}
		if (LaterVersion.hasDirective(first.text())) {
			messages.unknownDirective(first.range(), "the directive '" + first.text() + "' of OpenMP 6.0 is not understood");
			return;
		}
		Set<String> known = CompoundDirectives.spellings();
		for (int count = Math.min(MAX_WORDS, leadingWords()); count > 0; count--) {
			String written = String.join(" ", tokens.subList(0, count).stream().map(PragmaToken::text).toList());
			int length = count;
			Optional<String> meant = Suggestion.nearest(written, known.stream().filter(k -> k.split(" ").length == length).toList());
			if (meant.isPresent()) {
				report(count, written, meant);
				return;
			}
		}
		report(1, first.text(), Suggestion.nearest(first.text(), known));
	}

	/** The place is that of the first word that differs. */
	private void report(int count, String written, Optional<String> meant) {
		String[] words = meant.orElse("").split(" ");
		int wrong = 0;
		while (wrong < count - 1 && wrong < words.length - 1 && tokens.get(wrong).is(words[wrong])) {
			wrong++;
		}
		messages.unknownDirective(tokens.get(wrong).range(), "unknown directive '" + written + "'" + Suggestion.text(meant));
	}

	private int leadingWords() {
		int count = 0;
		while (count < tokens.size() && tokens.get(count).isWord()) {
			count++;
		}
		return count;
	}
}
