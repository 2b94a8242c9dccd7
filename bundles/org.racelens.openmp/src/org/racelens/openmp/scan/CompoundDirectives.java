package org.racelens.openmp.scan;

import java.util.Arrays;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.openmp.directive.DirectiveName;

/** The combined and composite directives of OpenMP 5.2 §17.3, with the deprecated ones that contain {@code master}. */
public final class CompoundDirectives {
	private static final String NAMES = """
			for simd
			taskloop simd
			masked taskloop
			masked taskloop simd
			master taskloop
			master taskloop simd
			parallel for
			parallel for simd
			parallel loop
			parallel sections
			parallel masked
			parallel masked taskloop
			parallel masked taskloop simd
			parallel master
			parallel master taskloop
			parallel master taskloop simd
			distribute simd
			distribute parallel for
			distribute parallel for simd
			teams loop
			teams distribute
			teams distribute simd
			teams distribute parallel for
			teams distribute parallel for simd
			target simd
			target parallel
			target parallel for
			target parallel for simd
			target parallel loop
			target teams
			target teams loop
			target teams distribute
			target teams distribute simd
			target teams distribute parallel for
			target teams distribute parallel for simd
			""";

	private static final Set<List<DirectiveName>> ALL = new HashSet<>();
	private static final Set<List<DirectiveName>> PREFIXES = new HashSet<>();

	static {
		Map<String, DirectiveName> leaves = new HashMap<>();
		Arrays.stream(DirectiveName.values()).forEach(name -> leaves.put(name.spelling(), name));
		NAMES.lines().map(line -> Arrays.stream(line.split(" ")).map(leaves::get).toList()).forEach(names -> {
			ALL.add(names);
			for (int i = 1; i <= names.size(); i++) {
				PREFIXES.add(names.subList(0, i));
			}
		});
	}

	private CompoundDirectives() {
	}

	/** All compound directives, each as its leaves in order. */
	public static List<List<DirectiveName>> all() {
		return NAMES.lines().map(line -> ALL.stream().filter(names -> spelling(names).equals(line)).findFirst().orElseThrow()).toList();
	}

	/** Whether the leaves are a directive of their own: a single one, or a compound that the specification names. */
	static boolean isDirective(List<DirectiveName> names) {
		return names.size() == 1 || ALL.contains(names);
	}

	/** Whether a directive begins like this. */
	static boolean isPrefix(List<DirectiveName> names) {
		return names.size() == 1 || PREFIXES.contains(names);
	}

	/** What may follow the leaves, as it is written. */
	static Set<String> followers(List<DirectiveName> names) {
		Set<String> followers = new TreeSet<>();
		PREFIXES.stream().filter(p -> p.size() == names.size() + 1 && p.subList(0, names.size()).equals(names))
				.forEach(p -> followers.add(p.get(names.size()).spelling()));
		return followers;
	}

	/** The leaves as they are written. */
	static String spelling(List<DirectiveName> names) {
		return String.join(" ", names.stream().map(DirectiveName::spelling).toList());
	}

	/** The spellings of all directives, single and compound. */
	static Set<String> spellings() {
		Set<String> all = new TreeSet<>(NAMES.lines().toList());
		Arrays.stream(DirectiveName.values()).map(DirectiveName::spelling).forEach(all::add);
		return all;
	}
}
