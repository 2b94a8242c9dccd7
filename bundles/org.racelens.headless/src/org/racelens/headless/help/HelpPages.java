package org.racelens.headless.help;

import java.io.IOException;
import java.io.InputStream;
import java.io.UncheckedIOException;
import java.nio.charset.StandardCharsets;
import java.nio.file.Files;
import java.nio.file.Path;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Locale;
import java.util.Map;
import java.util.Optional;
import java.util.regex.MatchResult;
import java.util.regex.Matcher;
import java.util.regex.Pattern;

/**
 * The pages that the command line shows, out of the documentation: a section of the user guide by its title, another page by its name, a
 * message, a rule or a gap by its kind.
 */
final class HelpPages {
	private static final String GUIDE = "user-guide.md";
	/** Beside the guide; their sections have no names in the list of topics, but are shown. */
	private static final List<String> OTHERS = List.of("how-it-decides", "what-a-proof-assumes", "conditions", "recorded-runs", "fortran",
			"limits", "threat-model");
	private static final String MESSAGES = "messages/";
	private static final String RULES = "rules/";
	private static final String GAPS = "gaps/";
	private static final String ENDING = ".md";
	private static final Pattern HEADING = Pattern.compile("(?m)^(#{1,3}) +(.+)$");
	/** The row of a page in the list of its kind. */
	private static final Pattern LISTED = Pattern.compile("\\((?:[a-z]+/)?([a-z-]+)\\.md\\) *\\| *(.+?) *\\|");
	/** Sections that speak of windows are of no use at a terminal. */
	private static final String LAST = "In the Eclipse IDE";

	private static final Map<String, String> OTHER_NAMES = Map.of("exit-codes", "exit-status", "exit-code", "exit-status", "baseline",
			"only-what-is-new", "since", "only-what-has-changed", "cache", "checking-again", "configuration", "a-project-s-configuration");

	private final Map<String, String> pages = new LinkedHashMap<>();
	/** Of the other pages, by their names. */
	private final Map<String, String> sections = new LinkedHashMap<>();
	private final Map<String, String> messages = listed(MESSAGES + "README.md");
	private final Map<String, String> rules = listed(RULES + "README.md");
	private final Map<String, String> gaps = listed("gaps.md");

	/** All pages, as the product has them. */
	HelpPages() {
		String guide = text(GUIDE);
		int end = guide.indexOf("## " + LAST);
		sections(end < 0 ? guide : guide.substring(0, end)).entrySet().stream().skip(1)
				.forEach(s -> pages.put(name(s.getKey()), s.getValue()));
		OTHERS.forEach(this::other);
	}

	private void other(String page) {
		String text = text(page + ENDING);
		if (!text.isEmpty()) {
			pages.put(page, text);
			sections(text).forEach((title, section) -> sections.putIfAbsent(name(title), section));
		}
	}

	/** The page of a topic, in Markdown; for what is a message and a gap both. */
	Optional<String> page(String topic) {
		String name = OTHER_NAMES.getOrDefault(name(topic), name(topic));
		StringBuilder page = new StringBuilder();
		Optional.ofNullable(pages.get(name)).ifPresent(page::append);
		append(page, MESSAGES, messages, name);
		append(page, RULES, rules, name);
		append(page, GAPS, gaps, name);
		return page.isEmpty() ? Optional.ofNullable(sections.get(name)) : Optional.of(page.toString());
	}

	private static void append(StringBuilder page, String folder, Map<String, String> listed, String name) {
		if (listed.containsKey(name)) {
			page.append(page.isEmpty() ? "" : "\n").append(text(folder + name + ENDING));
		}
	}

	/** The topics of the user guide, and the pages beside it. */
	Iterable<String> topics() {
		return pages.keySet();
	}

	/** What each kind of message is about. */
	Map<String, String> messages() {
		return messages;
	}

	/** What each answer for a region is about. */
	Map<String, String> rules() {
		return rules;
	}

	/** What each kind of gap is about. */
	Map<String, String> gaps() {
		return gaps;
	}

	/** What the pages of a list are about, by their names. */
	private static Map<String, String> listed(String list) {
		Map<String, String> listed = new LinkedHashMap<>();
		LISTED.matcher(text(list)).results().forEach(m -> listed.put(m.group(1), m.group(2)));
		return listed;
	}

	/** What a title is called: {@code Exit status} is {@code exit-status}. */
	private static String name(String title) {
		return title.toLowerCase(Locale.ROOT).replaceAll("[^a-z0-9]+", "-").replaceAll("^-|-$", "");
	}

	/** By title; each with its heading, up to the next one. */
	private static Map<String, String> sections(String text) {
		Map<String, String> sections = new LinkedHashMap<>();
		Matcher heading = HEADING.matcher(text);
		int start = -1;
		String title = "";
		for (MatchResult next : heading.results().toList()) {
			if (start >= 0) {
				sections.put(title, text.substring(start, next.start()));
			}
			start = next.start();
			title = next.group(2);
		}
		if (start >= 0) {
			sections.put(title, text.substring(start));
		}
		return sections;
	}

	/** Out of the product, or of the checkout whose launcher runs. */
	private static String text(String name) {
		try (InputStream in = HelpPages.class.getResourceAsStream("/help/" + name)) {
			if (in != null) {
				return new String(in.readAllBytes(), StandardCharsets.UTF_8);
			}
			Path launcher = Path.of(System.getProperty("racelens.launcher", "racelens")).toAbsolutePath();
			Path file = launcher.resolveSibling("docs").resolve(name);
			return Files.isRegularFile(file) ? Files.readString(file) : "";
		} catch (IOException e) {
			throw new UncheckedIOException(e);
		}
	}
}
