package org.racelens.repair.condition;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.Matcher;
import java.util.regex.Pattern;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.syntax.Walk;
import org.racelens.repair.fix.FixContext;
import org.racelens.repair.fix.Site;
import org.racelens.repair.fix.Update;

/**
 * A place that statements of a loop update with one operator and that no clause can list, and the local variable that stands for it.
 *
 * @param place one of the expressions that name it; all are spelt alike
 * @param spelling of the place in the text
 * @param type as a declaration writes it
 * @param name of the local variable, which is new in the file
 */
public record Total(Expression place, String spelling, String operator, String type, String name) {
	/** What the local variable begins with, by the operator of the updates. */
	private static final Map<String, String> NEUTRAL = Map.of("+", "0", "*", "1", "|", "0", "^", "0", "&", "~0");
	private static final Map<Integer, String> INTEGERS = Map.of(8, "char", 16, "short", 32, "int", 64, "long long");
	private static final Map<Integer, String> FLOATS = Map.of(4, "float", 8, "double", 16, "long double");

	/**
	 * The places that the ends of the races update, in the order of the text; empty where an end is another use, or a clause can list it.
	 */
	public static List<Total> all(FixContext context) {
		if (!context.unit().language().statements().declaresAnywhere()) {
			return List.of();
		}
		Map<String, List<Update>> updates = new LinkedHashMap<>();
		for (Site site : context.sites().stream().sorted(Comparator.comparingInt(s -> s.end().place().offset())).toList()) {
			Optional<Update> update = site.statement().filter(context::isOwnText)
					.flatMap(s -> Update.of(s, site.end().place(), context.unit())).filter(u -> u.form() == Update.Form.UPDATE);
			if (update.isEmpty()) {
				return List.of();
			}
			updates.computeIfAbsent(text(update.get().target(), context), t -> new ArrayList<>()).add(update.get());
		}
		List<Total> totals = new ArrayList<>();
		Set<String> taken = new LinkedHashSet<>();
		for (List<Update> alike : updates.values()) {
			Optional<Total> total = of(alike, context, taken);
			if (total.isEmpty()) {
				return List.of();
			}
			taken.add(total.get().name());
			totals.add(total.get());
		}
		return totals;
	}

	private static Optional<Total> of(List<Update> updates, FixContext context, Set<String> taken) {
		Expression place = updates.get(0).target();
		boolean same = updates.stream().map(Update::effect).distinct().count() == 1;
		Optional<String> operator = updates.get(0).effect().filter(NEUTRAL::containsKey);
		if (!same || operator.isEmpty() || place instanceof VariableReference
				|| operator.get().matches("[&|^]") && !(place.type() instanceof IntegerType)) {
			return Optional.empty();
		}
		String spelling = context.layout().text(place.range().offset(), place.range().endOffset());
		return spelt(place.type()).map(t -> new Total(place, spelling, operator.get(), t, freshName(context, place, taken)));
	}

	private static Optional<String> spelt(Type type) {
		if (type instanceof FloatingType f) {
			return Optional.ofNullable(FLOATS.get(f.complex() ? f.bytes() / 2 : f.bytes()))
					.map(name -> f.complex() ? name + " _Complex" : name);
		}
		if (!(type instanceof IntegerType t) || t.bool()) {
			return Optional.empty();
		}
		return Optional.ofNullable(INTEGERS.get(t.bits()))
				.map(name -> (t.signed() ? name.equals("char") ? "signed " : "" : "unsigned ") + name);
	}

	/** The statement that declares the local variable, with the operator's neutral element as its value. */
	public String declaration() {
		return type + " " + name + " = " + NEUTRAL.get(operator) + ";";
	}

	/** What adds to the place what the local variable has gathered. */
	public String lastUpdate() {
		return spelling + " " + operator + "= " + name + ";";
	}

	/** The expressions of the updates that name the place. */
	public List<Expression> uses(FixContext context) {
		List<Expression> found = new ArrayList<>();
		context.sites().stream().flatMap(s -> s.statement().stream()).distinct().forEach(s -> Walk.expressions(s, e -> {
			boolean known = found.stream().anyMatch(f -> f.range().equals(e.range()));
			if (!known && isNamedBy(e, context)) {
				found.add(e);
			}
		}));
		return found;
	}

	/** Whether an expression is spelt as the place is. */
	boolean isNamedBy(Expression e, FixContext context) {
		return e.getClass() == place.getClass() && text(e, context).equals(text(place, context));
	}

	/**
	 * {@code out_sum} for {@code *out}, {@code s_count} for {@code s->count}, {@code total_sum} for a member {@code total_} by its name.
	 */
	private static String freshName(FixContext context, Expression place, Set<String> taken) {
		String spelling = context.layout().text(place.range().offset(), place.range().endOffset()).replaceAll("\\[[^\\[\\]]*\\]", "");
		List<String> words = new ArrayList<>();
		Matcher word = Pattern.compile("[A-Za-z_]\\w*").matcher(spelling);
		while (word.find()) {
			words.add(word.group().replaceAll("_+$", ""));
		}
		words.removeIf(w -> w.isEmpty() || context.unit().language().isSelf(w));
		String last = words.isEmpty() ? "place" : words.get(words.size() - 1);
		boolean part = place instanceof Member && words.size() > 1;
		String base = part ? words.get(words.size() - 2) + "_" + last : last + "_sum";
		String name = base;
		for (int i = 2; taken.contains(name) || Pattern.compile("\\b" + name + "\\b").matcher(context.source().text()).find(); i++) {
			name = base + i;
		}
		return name;
	}

	private static String text(Expression e, FixContext context) {
		SourceRange r = e.range();
		return r.path().equals(context.source().path()) ? context.layout().text(r.offset(), r.endOffset()).replaceAll("\\s+", "")
				: r.toString();
	}
}
