package org.racelens.analysis.fix;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.analysis.syntax.Walk;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.omp.Construct;
import org.racelens.model.omp.DirectiveName;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.TextEdit;
import org.racelens.model.stmt.Statement;
import org.racelens.model.stmt.Statement.ConstructStatement;

/** The last resort: one thread executes the loop, or the whole region. */
final class PragmaFix implements FixRule {
	private static final String MEANING = "the code runs as it does without OpenMP";
	private static final Set<ClauseName> OF_SINGLE = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.NOWAIT);
	private static final Set<ClauseName> OF_LANES = Set.of(ClauseName.SAFELEN, ClauseName.SIMDLEN, ClauseName.ALIGNED,
			ClauseName.NONTEMPORAL, ClauseName.LINEAR, ClauseName.IF);
	private static final Set<ClauseName> OF_LOOP_ONLY = Set.of(ClauseName.SCHEDULE, ClauseName.COLLAPSE, ClauseName.ORDER);

	@Override
	public List<Proposal> proposals(FixContext context) {
		List<Proposal> result = new ArrayList<>();
		List<Target> loops = context.innermost(Target::isWorksharingLoop);
		if (loops.size() == 1 && loops.get(0).directive().names().equals(List.of(DirectiveName.FOR))) {
			serialised(context, loops.get(0)).ifPresent(result::add);
		}
		lanes(context).ifPresent(result::add);
		result.add(removed(context));
		return result;
	}

	/** Only the lanes go: the threads and tasks stay. */
	private static Optional<Proposal> lanes(FixContext context) {
		List<Target> loops = context.innermost(t -> t.leaf() instanceof Construct.Simd);
		if (loops.size() != 1 || loops.get(0).directive().names().equals(context.regionTarget().directive().names())
				&& loops.get(0).directive().names().size() == 1) {
			return Optional.empty();
		}
		Target loop = loops.get(0);
		String title = "execute the iterations of the " + loop.title() + " one by one";
		if (loop.directive().names().size() == 1) {
			return Optional.of(context.change(FixKind.REMOVE_PRAGMA, title, MEANING, List.of(loop), List.of(context.text(loop).removed())));
		}
		boolean fits = loop.directive().clauses().stream().noneMatch(c -> OF_LANES.contains(c.name()));
		return fits ? context.text(loop).renamed("\\s+simd", "")
				.map(e -> context.change(FixKind.REMOVE_PRAGMA, title, MEANING, List.of(loop), List.of(e))) : Optional.empty();
	}

	/** A worksharing loop of a larger region becomes a {@code single}. */
	private static Optional<Proposal> serialised(FixContext context, Target loop) {
		boolean fits = loop.directive().clauses().stream()
				.allMatch(c -> OF_SINGLE.contains(c.name()) || OF_LOOP_ONLY.contains(c.name()));
		Optional<TextEdit> name = context.text(loop).renamed("for", "single");
		if (!fits || name.isEmpty()) {
			return Optional.empty();
		}
		List<TextEdit> edits = new ArrayList<>(List.of(name.get()));
		loop.directive().clauses().stream().filter(c -> OF_LOOP_ONLY.contains(c.name()))
				.forEach(c -> edits.add(context.text(loop).without(c)));
		return Optional.of(context.change(FixKind.REMOVE_PRAGMA, "let one thread execute the " + loop.title() + " (single)", MEANING,
				List.of(loop), edits));
	}

	/** The region's directive goes, and with it the directives inside that only make sense in a team. */
	private static Proposal removed(FixContext context) {
		Target region = context.regionTarget();
		Set<Target> inside = new LinkedHashSet<>(List.of(region));
		Walk.statements(context.region(), s -> {
			if (s instanceof ConstructStatement c) {
				inside.add(new Target(c, c.construct()));
			}
		});
		List<TextEdit> edits = new ArrayList<>();
		inside.forEach(t -> edits.add(context.text(t).removed()));
		sections(context, region).forEach(r -> edits.add(removed(context, r)));
		List<TextEdit> distinct = edits.stream().distinct().toList();
		return context.change(FixKind.REMOVE_PRAGMA, "remove the " + region.title(), MEANING, List.copyOf(inside), distinct);
	}

	private static TextEdit removed(FixContext context, SourceRange directive) {
		TextLayout layout = context.layout();
		return TextEdit.delete(layout.lineStart(directive.offset()), layout.nextLine(directive.endOffset()));
	}

	/** The {@code section} directives of a region: their bodies are held without them. */
	private static List<SourceRange> sections(FixContext context, Target region) {
		List<SourceRange> result = new ArrayList<>();
		boolean[] has = { false };
		Walk.statements(context.region(), s -> has[0] |= s instanceof ConstructStatement c && c.construct() instanceof Construct.Sections);
		if (has[0]) {
			SourceRange whole = context.region().range();
			String text = context.layout().text(whole.offset(), whole.endOffset());
			Matcher m = Pattern.compile("(?m)^[ \\t]*#[ \\t]*pragma[ \\t]+omp[ \\t]+section\\b(?!s).*$")
					.matcher(text);
			while (m.find()) {
				result.add(new SourceRange(whole.path(), whole.offset() + m.start(), whole.offset() + m.end(), whole.line(), 1,
						whole.endLine()));
			}
		}
		return result;
	}
}
