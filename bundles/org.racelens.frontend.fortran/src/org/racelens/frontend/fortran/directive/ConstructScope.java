package org.racelens.frontend.fortran.directive;

import java.util.ArrayList;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Locale;
import java.util.Set;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.source.PreparedText;
import org.racelens.frontend.fortran.unit.Entity;
import org.racelens.frontend.fortran.unit.FortranSentence;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Unit;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.MessageKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.scan.DirectiveResolver;
import org.racelens.openmp.scan.ResolvedDirective;
import org.racelens.openmp.scan.ScannedClause;
import org.racelens.openmp.scan.ScannedDirective;

/** A directive with its names looked up, and what they mean in what it governs. */
public final class ConstructScope {
	private static final Set<ClauseName> POINTING = Set.of(ClauseName.USE_DEVICE_PTR, ClauseName.IS_DEVICE_PTR,
			ClauseName.USE_DEVICE_ADDR, ClauseName.HAS_DEVICE_ADDR, ClauseName.USES_ALLOCATORS);

	private final Parts parts;
	private final DirectiveReader reader;
	private final ReadDirective read;
	private final List<Node> governed;
	private final PreparedText file;
	private final Scope outer;
	private final Scope names;
	private final Code before;

	/** @param before what is executed in front of the construct */
	public ConstructScope(Parts parts, DirectiveReader reader, ReadDirective read, List<Node> governed, PreparedText file, Scope outer,
			Code before) {
		this.parts = parts;
		this.reader = reader;
		this.read = read;
		this.governed = governed;
		this.file = file;
		this.outer = outer;
		this.before = before;
		names = outer.governedBy(read.scanned().map(ScannedDirective::names).orElse(List.of()));
	}

	/** The number of loops that a directive is about. */
	public static long associated(Directive directive) {
		return LoopIndices.associated(directive);
	}

	/** The names in what the directive governs. */
	public Scope names() {
		return names;
	}

	/** @param ending the clauses of the end directive */
	public Directive directive(List<ScannedClause> ending) {
		ScannedDirective written = read.scanned().orElseThrow();
		List<ScannedClause> clauses = new ArrayList<>(written.clauses());
		clauses.addAll(ending);
		ScannedDirective whole = new ScannedDirective(written.names(), written.arguments(), clauses, written.range());
		ResolvedDirective resolved = DirectiveResolver.resolve(whole, new ClauseScope(parts, outer, file, before));
		Set<SourceMessage> known = new LinkedHashSet<>(resolved.messages());
		known.removeIf(m -> m.kind() == MessageKind.UNKNOWN_VARIABLE && isDeclared(m));
		known.forEach(parts.unit()::add);
		Directive d = new MappedArrays(parts, outer, file, before).of(resolved.directive());
		Directive said = new Directive(d.names(), d.arguments(), d.clauses(), d.doubts(), read.range()).written(spelling(written))
				.doubting(read.doubts())
				.doubting(known.stream().flatMap(m -> m.gap().stream()).toList()).doubting(ofUnknown(resolved.directive()));
		Directive mapped = new ImpliedMaps(parts, governed, file, outer, names, before).of(said);
		Directive implied = new ImpliedSharing(parts, reader, governed, outer, names).of(mapped);
		Set<String> resized = new ResizedNames(parts, outer).in(governed);
		Directive copied = new PrivateCopies(parts, names, before, resized).of(implied, outer);
		copied.clauses().stream().filter(c -> PrivateCopies.COPYING.contains(c.name()))
				.forEach(c -> c.items().forEach(i -> i.variable().ifPresent(names::privatise)));
		return copied.doubting(ofNamelists(said)).doubting(ofOtherTypes(said));
	}

	/** Whether what is missed as a variable is declared, in a way that is not understood. */
	private boolean isDeclared(SourceMessage message) {
		return message.explanation().arguments().stream()
				.anyMatch(a -> a instanceof Argument.Name n
						&& outer.lookup(n.text().toLowerCase(Locale.ROOT)).orElse(null) instanceof Entity.Unknown);
	}

	/** What clauses do with names whose declarations are not understood; what is only told where it is has no copies. */
	private List<ModelGap> ofUnknown(Directive directive) {
		return directive.clauses().stream().filter(c -> !POINTING.contains(c.name())).flatMap(c -> c.items().stream())
				.flatMap(i -> outer.lookup(i.text().strip().toLowerCase(Locale.ROOT)).filter(Entity.Unknown.class::isInstance)
						.map(e -> new ModelGap(GapKind.UNMODELLED_CLAUSE, i.range(), ((Entity.Unknown) e).why())).stream())
				.toList();
	}

	/** The name as Fortran spells it. */
	private String spelling(ScannedDirective written) {
		boolean workshare = read.role() == ReadDirective.Role.WORKSHARE;
		List<String> words = new ArrayList<>(written.names().stream().filter(n -> !workshare || n == DirectiveName.PARALLEL)
				.map(n -> n == DirectiveName.FOR ? "do" : n.spelling()).toList());
		if (workshare) {
			words.add("workshare");
		}
		return String.join(" ", words);
	}

	/** Variables of namelists have no copies. OpenMP 5.2 §5.4.3 */
	private List<ModelGap> ofNamelists(Directive directive) {
		Set<String> members = new LinkedHashSet<>();
		outer.ofProcedure().own().values().stream().filter(Entity.Namelist.class::isInstance)
				.forEach(e -> ((Entity.Namelist) e).variables().forEach(v -> members.add(v.name())));
		List<ModelGap> doubts = new ArrayList<>();
		directive.clauses().stream().filter(c -> PrivateCopies.COPYING.contains(c.name())).flatMap(c -> c.items().stream())
				.filter(i -> members.contains(i.text().strip().toLowerCase(Locale.ROOT))).forEach(i -> {
					SourceMessage message = new SourceMessage(MessageKind.CLAUSE_ARGUMENT, i.range(),
							FortranSentence.FORTRAN_X_OF_NAMELIST_MAY_NOT_BE_PRIVATE.of(i.text()));
					parts.unit().add(message);
					doubts.addAll(message.gap().stream().toList());
				});
		return doubts;
	}

	/** A copy has the type of its original, which may extend the declared one. Fortran 2018 §7.3.2.3 */
	private List<ModelGap> ofOtherTypes(Directive directive) {
		return directive.clauses().stream().filter(c -> PrivateCopies.COPYING.contains(c.name())).flatMap(c -> c.items().stream())
				.filter(i -> outer.lookup(i.text().strip().toLowerCase(Locale.ROOT)).orElse(null) instanceof Entity.Data d
						&& parts.unit().isPolymorphic(d.variable())
						&& parts.unit().derived(d.element()).filter(t -> parts.unit().extensions(t).size() > 1).isPresent())
				.map(i -> Unit.statementGap(i.range(), FortranSentence.FORTRAN_COPY_OF_X_IS_NOT_FOLLOWED.of(i.text().strip()))).toList();
	}
}
