package org.racelens.model.source;

import java.util.List;

/** Compilers of C and C++. */
enum CCompiler implements CompilerSyntax {
	C("cc", "source.c"), CPP("c++", "source.cpp");

	private final String name;
	private final String file;

	CCompiler(String name, String file) {
		this.name = name;
		this.file = file;
	}

	@Override
	public String compiler() {
		return name;
	}

	@Override
	public String fileName(String source) {
		return file;
	}

	/** C17 §6.10.4 */
	@Override
	public String firstLine(String path) {
		return "#line 1 \"" + path.replace("\\", "\\\\").replace("\"", "\\\"") + "\"\n";
	}

	@Override
	public List<String> options(String folder, String made) {
		return List.of("-iquote", folder);
	}

	@Override
	public boolean tellsOperands() {
		return true;
	}

	@Override
	public boolean takesC() {
		return true;
	}
}
