package org.racelens.architecture.tests;

import java.io.IOException;
import java.io.UncheckedIOException;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import java.util.function.Function;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What a text may cite of the product's own pages.
 *
 * @param sections numbers of the sections of each page of docs/method, by the page's name without ending
 * @param decisions file names of docs/decisions
 */
record Citations(Map<String, Set<Integer>> sections, List<String> decisions) {
	/** A comment's next line belongs to the citation before. */
	private static final Pattern LINE_BREAK = Pattern.compile("\\R[ \\t]*(?://|\\*|#)?[ \\t]*");
	private static final String SECTION = "§(\\d+)(?:\\s*\\([^()]*\\))?";
	private static final Pattern SECTIONS = Pattern
			.compile("\\b([Ss]emantics|[Aa]lgorithms)(?:\\.md)?[`\\])]*,?\\s+(" + SECTION + "(?:(?:,|,? and| to)\\s+" + SECTION + ")*)");
	private static final Pattern NUMBERED = Pattern.compile(SECTION);
	private static final Pattern PAGE_ALONE = Pattern.compile("\\b(?:semantics|algorithms)\\.md\\b(?!`?,?\\s+§)");
	private static final Pattern DECISIONS = Pattern.compile("\\b[Dd]ecisions? ((?:\\d+(?:, | and | to )?)+)");
	private static final Pattern NUMBER = Pattern.compile("\\d+");
	private static final Pattern DECISION_FILE = Pattern.compile("\\bdecisions/(\\d{4}[a-z0-9-]*(?:\\.md)?)");
	/** A link whose text is a number and whose target begins with one. */
	private static final Pattern NUMBERED_LINK = Pattern.compile("\\[(?:[Dd]ecision )?(\\d+)\\]\\((?:[\\w./]*/)?0*(\\d+)-[^)]*\\)");
	private static final Pattern HEADING = Pattern.compile("^## (\\d+)\\. ", Pattern.MULTILINE);

	static Citations of(Path docs) throws IOException {
		try (Stream<Path> files = Files.list(docs.resolve("decisions"))) {
			return new Citations(
					Stream.of("semantics", "algorithms")
							.collect(Collectors.toMap(Function.identity(), page -> sectionsOf(docs.resolve("method/" + page + ".md")))),
					files.map(file -> file.getFileName().toString()).sorted().toList());
		}
	}

	private static Set<Integer> sectionsOf(Path page) {
		try {
			List<Integer> numbers = HEADING.matcher(Files.readString(page)).results().map(r -> Integer.valueOf(r.group(1))).toList();
			Set<Integer> different = new TreeSet<>(numbers);
			if (different.size() < numbers.size()) {
				throw new IllegalStateException(page + " has two sections of one number");
			}
			return different;
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}

	/** The citations in a text that lead nowhere, as they are written, in order of their kinds. */
	List<String> broken(String text) {
		String joined = LINE_BREAK.matcher(text).replaceAll(" ");
		Stream<String> wrongSections = SECTIONS.matcher(joined).results().filter(r -> !hasSections(r)).map(MatchResult::group);
		Stream<String> wrongNumbers = DECISIONS.matcher(joined).results()
				.filter(r -> !NUMBER.matcher(r.group(1)).results().allMatch(n -> isDecision("%04d-".formatted(Integer.valueOf(n.group())))))
				.map(MatchResult::group);
		Stream<String> wrongFiles = DECISION_FILE.matcher(joined).results().filter(r -> !isDecision(r.group(1))).map(MatchResult::group);
		Stream<String> wrongLinks = NUMBERED_LINK.matcher(joined).results().filter(r -> !r.group(1).equals(r.group(2)))
				.map(MatchResult::group);
		return Stream.of(wrongSections, wrongNumbers, wrongFiles, wrongLinks).flatMap(Function.identity()).toList();
	}

	/** How often a text names a page whole, where it ought to say which section. */
	static long withoutSection(String text) {
		return PAGE_ALONE.matcher(LINE_BREAK.matcher(text).replaceAll(" ")).results().count();
	}

	private boolean hasSections(MatchResult citation) {
		Set<Integer> there = sections.get(citation.group(1).toLowerCase(Locale.ROOT));
		return NUMBERED.matcher(citation.group(2)).results().allMatch(n -> there.contains(Integer.valueOf(n.group(1))));
	}

	private boolean isDecision(String begin) {
		return decisions.stream().anyMatch(name -> name.startsWith(begin));
	}
}
