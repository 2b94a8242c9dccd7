package org.racelens.frontend.fortran.directive;

import java.util.List;
import java.util.Locale;
import java.util.Optional;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.racelens.frontend.fortran.lowering.Code;
import org.racelens.frontend.fortran.lowering.Parts;
import org.racelens.frontend.fortran.source.Node;
import org.racelens.frontend.fortran.unit.DerivedType;
import org.racelens.frontend.fortran.unit.Entity.Data;
import org.racelens.frontend.fortran.unit.Scope;
import org.racelens.frontend.fortran.unit.Types;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.scan.DirectiveResolver;
import org.racelens.openmp.scan.ScannedArgument;
import org.racelens.openmp.scan.ScannedDirective;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredMapper;

/** {@code declare mapper}: its clauses stand in a scope in which a name stands for the object that is mapped. OpenMP 5.2 §5.8.8 */
public final class MapperLowering {
	private static final Pattern MAPPER = Pattern.compile("(?:(\\w+):(?!:))?(?:type\\((\\w+)\\)|(\\w+))::(\\w+)");

	private final Parts parts;
	private final Node comment;
	private final Scope scope;

	/** @param comment the directive, in whose file the expressions stand */
	public MapperLowering(Parts parts, Node comment, Scope scope) {
		this.parts = parts;
		this.comment = comment;
		this.scope = scope;
	}

	/**
	 * Adds the mapper that the directive declares; one that is not understood is noted.
	 *
	 * @param read what was read of the directive, with what is wrong with it
	 */
	public void lower(ScannedDirective directive, ReadDirective read) {
		String text = directive.arguments().stream().map(ScannedArgument::text).collect(Collectors.joining(",")).replaceAll("\\s+", "")
				.toLowerCase(Locale.ROOT);
		Matcher mapper = MAPPER.matcher(text);
		Optional<DerivedType> type = mapper.matches() ? scope.derived(Optional.ofNullable(mapper.group(2)).orElse(mapper.group(3)))
				: Optional.empty();
		if (type.isEmpty() || !read.doubts().isEmpty() || !lower(directive, mapper, type.get())) {
			parts.unit().directives().unread(type.map(DerivedType::type));
		}
	}

	/** @return whether all that it says is understood */
	private boolean lower(ScannedDirective directive, Matcher mapper, DerivedType type) {
		PointerType pointer = Types.to(type.type());
		Variable object = parts.unit().variable(mapper.group(4), pointer, Storage.LOCAL, directive.range());
		Scope inner = scope.inner();
		inner.declare(mapper.group(4), new Data(object, Data.Form.ADDRESS, type.type(), List.of()));
		Code before = new Code(parts.unit());
		List<MapClause> maps = DirectiveResolver.resolve(directive, new ClauseScope(parts, inner, comment.source(), before)).directive()
				.clauses().stream().filter(MapClause.class::isInstance).map(MapClause.class::cast)
				.flatMap(m -> new MappedArrays(parts, inner, comment.source(), before).of(m).stream()).toList();
		parts.unit().directives().add(new DeclaredMapper(Optional.ofNullable(mapper.group(1)).orElse("default"), type.type(), object, maps,
				directive.range()));
		return before.isEmpty() && maps.stream().flatMap(m -> m.items().stream())
				.allMatch(i -> i.expression().filter(e -> !(e instanceof Unmodelled)).isPresent());
	}
}
