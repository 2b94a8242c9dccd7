package org.racelens.architecture.tests;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/** What each bundle may use: the table of docs/architecture.md. */
final class Arrows {
	/** The analysis proper, of which each bundle may use those before it. */
	private static final List<String> PURE = bundles("model openmp logic execution exploration race analysis repair");
	private static final Map<String, Arrow> ARROWS = new TreeMap<>(Map.ofEntries( //
			arrow("model", ""), //
			arrow("openmp", "model"), //
			arrow("logic", "model"), //
			arrow("execution", "model openmp logic"), //
			arrow("race", "model openmp logic execution exploration"), //
			arrow("analysis", "model openmp logic execution race"), //
			arrow("repair", "model openmp execution race analysis"), //
			arrow("solver.z3", "model logic", "com.microsoft.z3.."), //
			arrow("frontend.cdt", "model openmp", "org.eclipse.cdt.core..", "org.eclipse.cdt.internal.core..", "org.eclipse.core..",
					"com.google.gson.."), //
			arrow("frontend.fortran", "model openmp", "org.treesitter.."), //
			arrow("recording", "model"), //
			arrow("exploration", "model"), //
			arrow("report", "model logic race repair", "com.google.gson..", "com.google.common..", "com.github.difflib..",
					"org.eclipse.xtend..", "org.eclipse.xtend2..", "org.eclipse.xtext.xbase.lib.."), //
			arrow("confirm", "model openmp logic race repair report recording"), //
			arrow("headless",
					"model openmp logic execution race analysis repair solver.z3 frontend.cdt frontend.fortran report recording confirm",
					"picocli..",
					"com.google.gson..", "org.eclipse.core.runtime..", "org.eclipse.equinox.app..", "org.osgi.framework..",
					"org.eclipse.jgit.."), //
			arrow("ide", "model openmp logic execution race analysis repair solver.z3 frontend.cdt frontend.fortran", "org.eclipse.core..",
					"org.eclipse.osgi.util..", "org.osgi..", "org.eclipse.jface.text", "org.eclipse.text.."), //
			arrow("ui", "model openmp execution race analysis repair ide report confirm", "org.eclipse.core..", "org.eclipse.jface..",
					"org.eclipse.ui..", "org.eclipse.swt..", "org.eclipse.text..", "org.eclipse.osgi.util..", "org.osgi..",
					"org.eclipse.e4..", "org.eclipse.ltk.."), //
			arrow("workspace", "model race report headless ide ui", "picocli..", "org.eclipse.core..", "org.eclipse.equinox.app..")));

	private Arrows() {
	}

	/** @param bundles our own bundles it may require; @param packages the packages of others it may name, in ArchUnit's notation */
	record Arrow(Set<String> bundles, List<String> packages) {
	}

	private static Map.Entry<String, Arrow> arrow(String name, String bundles, String... packages) {
		return Map.entry(bundle(name), new Arrow(Set.copyOf(bundles(bundles)), List.of(packages)));
	}

	private static List<String> bundles(String names) {
		return Stream.of(names.split(" ")).filter(name -> !name.isEmpty()).map(Arrows::bundle).collect(Collectors.toList());
	}

	private static String bundle(String name) {
		return "org.racelens." + name;
	}

	static Set<String> bundles() {
		return ARROWS.keySet();
	}

	/** The bundles that know neither Eclipse nor a solver. */
	static List<String> pure() {
		return PURE;
	}

	static Arrow of(String bundle) {
		return ARROWS.get(bundle);
	}
}
