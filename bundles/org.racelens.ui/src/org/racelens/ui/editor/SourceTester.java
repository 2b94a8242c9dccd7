package org.racelens.ui.editor;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.live.SourceFiles;

/**
 * {@code org.racelens.ui.isSource}: whether a file is a source or a header; {@code org.racelens.ui.isSourceOfC}: whether it is one of C or
 * C++.
 */
public final class SourceTester extends PropertyTester {
	private static final String OF_C = "isSourceOfC";

	@Override
	public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
		return receiver instanceof IFile file && SourceFiles.isCode(file) && !(property.equals(OF_C) && SourceFiles.isFortran(file));
	}
}
