package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Objects;
import java.util.stream.Stream;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.BoolExpr.And;
import org.racelens.logic.term.BoolExpr.IsZero;
import org.racelens.logic.term.BoolExpr.NotPositive;
import org.racelens.logic.term.BoolExpr.NotZero;
import org.racelens.logic.term.BoolExpr.Or;
import org.racelens.logic.term.BoolExpr.Truth;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.IntExpr.Choice;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.IntExpr.Lookup;
import org.racelens.logic.term.IntExpr.Modulus;
import org.racelens.logic.term.IntExpr.Product;
import org.racelens.logic.term.IntExpr.Quotient;
import org.racelens.logic.term.IntExpr.Sum;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;

/** Makes the cells of a formula, one for each different term. */
final class NetworkBuilder implements IntExpr.Visitor<Cell>, BoolExpr.Visitor<Cell> {
	private final List<Cell> cells = new ArrayList<>();
	private final Map<IntExpr, Cell> terms = new HashMap<>();
	private final Map<Symbol, Cell> symbols = new LinkedHashMap<>();
	private final Map<Apply, LawCells.Application> applications = new LinkedHashMap<>();

	private NetworkBuilder() {
	}

	/**
	 * The network of a race formula, with what owner functions mean in the team of that size.
	 *
	 * @throws ArithmeticException when a constant is too large
	 */
	static Network build(BoolExpr formula, Symbol teamSize, long maxTeamSize) {
		NetworkBuilder builder = new NetworkBuilder();
		Cell root = formula.accept(builder);
		Cell team = builder.term(teamSize);
		team.low = 1;
		team.high = maxTeamSize;
		builder.laws(team);
		return new Network(builder.cells, builder.terms, builder.symbols, builder.applications, root);
	}

	private void laws(Cell team) {
		List<Apply> all = new ArrayList<>(applications.keySet());
		for (int i = 0; i < all.size(); i++) {
			LawCells.Application a = applications.get(all.get(i));
			if (a.function().isOwner()) {
				add(new LawCells.RangeLaw(a.value(), team));
			}
			if (a.function().meaning() == Meaning.OWNER_CYCLIC) {
				add(new LawCells.EqualLaw(a.value(), add(new AtomCells.ModulusCell(a.arguments().get(0), team))));
			}
			for (int j = 0; j < i; j++) {
				if (all.get(j).function().equals(a.function())) {
					add(new LawCells.PairLaw(applications.get(all.get(j)), a, differences(all.get(j), all.get(i)), team));
				}
			}
		}
	}

	private List<Cell> differences(Apply a, Apply b) {
		return Stream.of(Ints.subtract(a, b), Ints.subtract(b, a)).map(terms::get).filter(Objects::nonNull).toList();
	}

	private <T extends Cell> T add(T cell) {
		cells.add(cell);
		return cell;
	}

	private Cell term(IntExpr e) {
		Cell known = terms.get(e);
		if (known == null) {
			known = e.accept(this);
			terms.put(e, known);
		}
		return known;
	}

	private List<Cell> terms(Iterable<IntExpr> all) {
		List<Cell> result = new ArrayList<>();
		all.forEach(e -> result.add(term(e)));
		return result;
	}

	@Override
	public Cell visitConstant(Constant e) {
		Cell cell = add(new PolynomialCells.Leaf());
		cell.low = finite(e.value());
		cell.high = cell.low;
		return cell;
	}

	private static long finite(long value) {
		if (!Bound.isFinite(value)) {
			throw new ArithmeticException("constant too large: " + value);
		}
		return value;
	}

	@Override
	public Cell visitSymbol(Symbol e) {
		Cell cell = add(new PolynomialCells.Leaf());
		symbols.put(e, cell);
		return cell;
	}

	@Override
	public Cell visitSum(Sum e) {
		long[] coefficients = e.terms().values().stream().mapToLong(k -> finite(k)).toArray();
		return add(new PolynomialCells.SumCell(terms(e.terms().keySet()), coefficients, finite(e.constant())));
	}

	@Override
	public Cell visitProduct(Product e) {
		int[] powers = e.powers().values().stream().mapToInt(Integer::intValue).toArray();
		return add(new PolynomialCells.ProductCell(terms(e.powers().keySet()), powers));
	}

	@Override
	public Cell visitQuotient(Quotient e) {
		return add(new AtomCells.QuotientCell(term(e.dividend()), term(e.divisor())));
	}

	@Override
	public Cell visitModulus(Modulus e) {
		return add(new AtomCells.ModulusCell(term(e.dividend()), term(e.divisor())));
	}

	@Override
	public Cell visitChoice(Choice e) {
		return add(new AtomCells.ChoiceCell(e.condition().accept(this), term(e.whenTrue()), term(e.whenFalse())));
	}

	@Override
	public Cell visitApply(Apply e) {
		Cell value = add(new PolynomialCells.Leaf());
		applications.put(e, new LawCells.Application(e.function(), value, terms(e.arguments())));
		return value;
	}

	@Override
	public Cell visitLookup(Lookup e) {
		return add(new AtomCells.LookupCell(e.values(), term(e.index())));
	}

	@Override
	public Cell visitTruth(Truth e) {
		return add(new FormulaCells.TruthConstant(e.value()));
	}

	@Override
	public Cell visitIsZero(IsZero e) {
		return add(new FormulaCells.ZeroCell(term(e.term()), 1));
	}

	@Override
	public Cell visitNotZero(NotZero e) {
		return add(new FormulaCells.ZeroCell(term(e.term()), 0));
	}

	@Override
	public Cell visitNotPositive(NotPositive e) {
		return add(new FormulaCells.NotPositiveCell(term(e.term())));
	}

	@Override
	public Cell visitAnd(And e) {
		return add(new FormulaCells.AllCell(parts(e.parts()), 1));
	}

	@Override
	public Cell visitOr(Or e) {
		return add(new FormulaCells.AllCell(parts(e.parts()), 0));
	}

	private List<Cell> parts(List<BoolExpr> parts) {
		return parts.stream().map(p -> p.accept(this)).toList();
	}
}
