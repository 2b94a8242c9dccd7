package org.racelens.ui.template;

import java.util.Comparator;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.eclipse.jface.resource.JFaceResources;
import org.eclipse.jface.resource.ResourceLocator;
import org.eclipse.jface.text.BadLocationException;
import org.eclipse.jface.text.IRegion;
import org.eclipse.jface.text.ITextViewer;
import org.eclipse.jface.text.Region;
import org.eclipse.jface.text.contentassist.ICompletionProposal;
import org.eclipse.jface.text.templates.Template;
import org.eclipse.jface.text.templates.TemplateCompletionProcessor;
import org.eclipse.jface.text.templates.TemplateContext;
import org.eclipse.jface.text.templates.TemplateContextType;
import org.eclipse.jface.text.templates.TemplateException;
import org.eclipse.jface.text.templates.TemplateProposal;
import org.eclipse.swt.graphics.Image;
import org.eclipse.ui.PlatformUI;

/**
 * Proposes templates where a line begins with nothing, with the beginning of a template's name, or with that of a directive which the
 * template then completes.
 */
public final class TemplateProposals extends TemplateCompletionProcessor {
	private static final String ICON = "icons/parallel-loop.png";
	/** What stands in the line before the cursor. */
	private static final Pattern BEGINNING = Pattern.compile("\\s*(\\w*|//\\s*\\w*|#\\s*(pragma(\\s+(omp(\\s+[\\w\\s]*)?)?)?|p?r?a?g?m?))");
	private static final int MATCHING = 90;

	private final OpenMpTemplates templates = PlatformUI.getWorkbench().getService(OpenMpTemplates.class);

	/** What the template replaces. */
	@Override
	protected String extractPrefix(ITextViewer viewer, int offset) {
		return beginning(viewer, offset).orElse("");
	}

	/** What the line begins with, if that may be the beginning of a template. */
	private static Optional<String> beginning(ITextViewer viewer, int offset) {
		if (viewer.getDocument() == null) {
			return Optional.empty();
		}
		try {
			IRegion line = viewer.getDocument().getLineInformationOfOffset(offset);
			Matcher beginning = BEGINNING.matcher(viewer.getDocument().get(line.getOffset(), offset - line.getOffset()));
			return beginning.matches() ? Optional.of(beginning.group(1)) : Optional.empty();
		} catch (BadLocationException e) {
			return Optional.empty();
		}
	}

	/**
	 * The generic editor asks in the background, while the user interface's thread waits for the answer for a moment: nothing here may need
	 * that thread. What is selected only it can tell, and it is not asked for.
	 */
	@Override
	public ICompletionProposal[] computeCompletionProposals(ITextViewer viewer, int offset) {
		Optional<String> beginning = beginning(viewer, offset);
		if (beginning.isEmpty()) {
			return new ICompletionProposal[0];
		}
		String prefix = beginning.get();
		IRegion region = new Region(offset - prefix.length(), prefix.length());
		TemplateContext context = createContext(viewer, region);
		return templates.all().stream().filter(t -> getRelevance(t, prefix) > 0 && isValid(t, context))
				.map(t -> createProposal(t, context, region, getRelevance(t, prefix)))
				.sorted(Comparator.comparing(ICompletionProposal::getDisplayString)).toArray(ICompletionProposal[]::new);
	}

	private static boolean isValid(Template template, TemplateContext context) {
		try {
			context.getContextType().validate(template.getPattern());
			return template.matches("", context.getContextType().getId());
		} catch (TemplateException e) {
			return false;
		}
	}

	@Override
	protected ICompletionProposal createProposal(Template template, TemplateContext context, IRegion region, int relevance) {
		return new TemplateProposal(template, context, region, null, relevance) {
			/** Asked for by who shows it. */
			@Override
			public Image getImage() {
				return TemplateProposals.this.getImage(template);
			}
		};
	}

	@Override
	protected int getRelevance(Template template, String prefix) {
		String begun = normal(prefix);
		return normal(template.getName()).startsWith(begun) || normal(template.getPattern()).startsWith(begun) ? MATCHING : 0;
	}

	private static String normal(String text) {
		return text.toLowerCase(Locale.ROOT).replaceAll("#\\s*", "#").replaceAll("\\s+", " ");
	}

	@Override
	protected TemplateContext createContext(ITextViewer viewer, IRegion region) {
		return new IndentedContext(templates.type(), viewer.getDocument(), region.getOffset(), region.getLength());
	}

	@Override
	protected TemplateContextType getContextType(ITextViewer viewer, IRegion region) {
		return templates.type();
	}

	@Override
	protected Template[] getTemplates(String contextTypeId) {
		return templates.all().toArray(Template[]::new);
	}

	@Override
	protected Image getImage(Template template) {
		String key = "org.racelens.ui/" + ICON;
		if (JFaceResources.getImageRegistry().getDescriptor(key) == null) {
			ResourceLocator.imageDescriptorFromBundle("org.racelens.ui", ICON)
					.ifPresent(icon -> JFaceResources.getImageRegistry().put(key, icon));
		}
		return JFaceResources.getImageRegistry().get(key);
	}
}
