package org.racelens.architecture.tests;

import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.TreeMap;

/** What each bundle may use: the table of docs/architecture.md. */
final class Arrows {
	private static final Map<String, Arrow> ARROWS = new TreeMap<>(Map.of( //
			"org.racelens.model", new Arrow(Set.of(), List.of()), //
			"org.racelens.analysis", new Arrow(Set.of("org.racelens.model"), List.of()), //
			"org.racelens.solver.z3", new Arrow(Set.of("org.racelens.model", "org.racelens.analysis"), List.of("com.microsoft.z3..")), //
			"org.racelens.frontend.cdt", new Arrow(Set.of("org.racelens.model"), List.of("org.eclipse.cdt.core..", //
					"org.eclipse.cdt.internal.core..", "org.eclipse.core..", "com.google.gson..")), //
			"org.racelens.report", new Arrow(Set.of("org.racelens.model", "org.racelens.analysis"), List.of("com.google.gson..", //
					"com.google.common..", "com.github.difflib..", "org.eclipse.xtend..", "org.eclipse.xtend2..",
					"org.eclipse.xtext.xbase.lib..")), //
			"org.racelens.headless", new Arrow(Set.of("org.racelens.model", "org.racelens.analysis", "org.racelens.solver.z3", //
					"org.racelens.frontend.cdt", "org.racelens.report"),
					List.of("picocli..", "com.google.gson..", "org.eclipse.core.runtime..", "org.eclipse.equinox.app..",
							"org.osgi.framework..")), //
			"org.racelens.ide", new Arrow(Set.of("org.racelens.model", "org.racelens.analysis", "org.racelens.solver.z3", //
					"org.racelens.frontend.cdt"),
					List.of("org.eclipse.core..", "org.eclipse.osgi.util..", "org.osgi..", "org.eclipse.jface.text", "org.eclipse.text..")), //
			"org.racelens.ui", new Arrow(Set.of("org.racelens.model", "org.racelens.analysis", "org.racelens.ide", "org.racelens.report"), //
					List.of("org.eclipse.core..", "org.eclipse.jface..", "org.eclipse.ui..", "org.eclipse.swt..", "org.eclipse.text..",
							"org.eclipse.osgi.util..", "org.osgi..", "org.eclipse.e4..", "org.eclipse.ltk.."))));

	private Arrows() {
	}

	/** @param bundles our own bundles it may require; @param packages the packages of others it may name, in ArchUnit's notation */
	record Arrow(Set<String> bundles, List<String> packages) {
	}

	static Set<String> bundles() {
		return ARROWS.keySet();
	}

	static Arrow of(String bundle) {
		return ARROWS.get(bundle);
	}
}
