package org.racelens.ui.editor;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IFile;
import org.racelens.ide.live.SourceFiles;

/** {@code org.racelens.ui.isSource}: whether a file is a C or C++ source or header. */
public final class SourceTester extends PropertyTester {
	@Override
	public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
		return receiver instanceof IFile file && SourceFiles.isCode(file);
	}
}
