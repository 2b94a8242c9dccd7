package org.racelens.ui.template;

import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IDocument;
import org.eclipse.jface.text.TextUtilities;
import org.eclipse.jface.text.templates.DocumentTemplateContext;
import org.eclipse.jface.text.templates.Template;
import org.eclipse.jface.text.templates.TemplateBuffer;
import org.eclipse.jface.text.templates.TemplateContextType;
import org.eclipse.jface.text.templates.TemplateException;

/** A place in a text at which all lines of a template begin where the first one does, and end as those around it do. */
final class IndentedContext extends DocumentTemplateContext {
	IndentedContext(TemplateContextType type, IDocument document, int offset, int length) {
		super(type, document, offset, length);
	}

	@Override
	public TemplateBuffer evaluate(Template template) throws BadLocationException, TemplateException {
		String lines = template.getPattern().replaceAll("\\R", "\n").replace("\n", TextUtilities.getDefaultLineDelimiter(getDocument())
				+ indentation());
		return super.evaluate(new Template(template.getName(), template.getDescription(), template.getContextTypeId(), lines,
				template.isAutoInsertable()));
	}

	/** The blanks at the beginning of the line. */
	private String indentation() throws BadLocationException {
		int start = getDocument().getLineInformationOfOffset(getStart()).getOffset();
		String before = getDocument().get(start, getStart() - start);
		int end = 0;
		while (end < before.length() && Character.isWhitespace(before.charAt(end))) {
			end++;
		}
		return before.substring(0, end);
	}
}
