package org.racelens.ui.command;

import org.eclipse.core.expressions.PropertyTester;
import org.eclipse.core.resources.IResource;
import org.racelens.ide.settings.LeftOut;

/** Tells menus whether files, folders and projects are left out of what is checked without being asked for. */
public final class LeftOutTester extends PropertyTester {
	@Override
	public boolean test(Object receiver, String property, Object[] args, Object expectedValue) {
		return receiver instanceof IResource resource && LeftOut.contains(resource) == Boolean.TRUE.equals(expectedValue);
	}
}
