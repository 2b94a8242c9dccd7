package org.racelens.frontend.fortran.language;

import java.util.List;
import org.racelens.frontend.fortran.source.SourceForm;
import org.racelens.model.source.CompilerSyntax;

/** Compilers of Fortran, which leave descriptions of modules for other files. */
record FortranCompiler(SourceForm form) implements CompilerSyntax {
	@Override
	public String compiler() {
		return "fc";
	}

	/** The ending says whether the text is preprocessed. */
	@Override
	public String fileName(String source) {
		return "source" + source.substring(source.lastIndexOf('.'));
	}

	/** As preprocessors leave it, which compilers read in texts that are not preprocessed, too. */
	@Override
	public String firstLine(String path) {
		return "# 1 \"" + path.replace("\\", "\\\\").replace("\"", "\\\"") + "\"\n";
	}

	@Override
	public List<String> options(String folder, String made) {
		return List.of(form == SourceForm.FREE ? "-ffree-form" : "-ffixed-form", "-I" + folder, "-J" + made);
	}

	/** gfortran gives all code of a statement one column. */
	@Override
	public boolean tellsOperands() {
		return false;
	}

	@Override
	public boolean takesC() {
		return false;
	}
}
