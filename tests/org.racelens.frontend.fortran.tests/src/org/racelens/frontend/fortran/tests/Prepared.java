package org.racelens.frontend.fortran.tests;

import java.util.Map;
import java.util.Optional;
import org.racelens.frontend.fortran.source.IncludedFiles;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.Preparation;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.frontend.fortran.tree.SyntaxTree;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.unit.FrontEndException;

/** Texts of tests, prepared. */
final class Prepared {
	private Prepared() {
	}

	static PreparedText free(String... lines) {
		return of("p.f90", lines);
	}

	static PreparedText fixed(String... lines) {
		return of("p.f", lines);
	}

	private static PreparedText of(String path, String... lines) {
		return Preparation.of(new SourceText(path, text(lines), 0), SourceForm.of(path), Map.of());
	}

	/** @param files what can be included, by name */
	static PreparedText including(Map<String, String> files, String... lines) {
		IncludedFiles included = (name, from) -> Optional.ofNullable(files.get(name)).map(text -> new SourceText(name, text, 0));
		return Preparation.of(new SourceText("p.F90", text(lines), 0), SourceForm.FREE, Map.of(), included);
	}

	static String text(String... lines) {
		return String.join("\n", lines) + "\n";
	}

	/** The prepared text, with one blank where there are more. */
	static String squeezed(PreparedText text) {
		return text.text().replaceAll("[ \t]+", " ").replace("\n ", "\n").stripLeading();
	}

	static Node tree(PreparedText text) throws FrontEndException {
		return SyntaxTree.of(text);
	}

	/** Where a part of the prepared text stands. */
	static String place(PreparedText text, String part) {
		int start = text.text().indexOf(part);
		return text.range(start, start + part.length()).toString();
	}
}
