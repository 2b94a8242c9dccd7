package org.racelens.ui.template;

import java.util.stream.Stream;
import org.eclipse.jface.text.templates.GlobalTemplateVariables;
import org.eclipse.jface.text.templates.TemplateContextType;

/** The text of C and C++ files: the usual variables, all others are filled in one after the other. */
public final class OpenMpContextType extends TemplateContextType {
	static final String ID = "org.racelens.ui.openmp";

	public OpenMpContextType() {
		Stream.of(new GlobalTemplateVariables.Cursor(), new GlobalTemplateVariables.WordSelection(),
				new GlobalTemplateVariables.LineSelection(), new GlobalTemplateVariables.Dollar(), new GlobalTemplateVariables.Date(),
				new GlobalTemplateVariables.User()).forEach(this::addResolver);
	}
}
