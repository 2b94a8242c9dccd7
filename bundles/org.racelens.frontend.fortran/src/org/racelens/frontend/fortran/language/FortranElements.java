package org.racelens.frontend.fortran.language;

import java.util.ArrayList;
import java.util.List;
import org.racelens.frontend.fortran.unit.Descriptor;
import org.racelens.model.source.ElementSyntax;

/** Names of elements and components. Fortran 2018 §9.4, §9.5 */
enum FortranElements implements ElementSyntax {
	SYNTAX;

	/** In Fortran the first index is that of neighbours in memory, and counts from 1 on. */
	@Override
	public String element(List<Long> indices) {
		List<String> reversed = new ArrayList<>();
		indices.forEach(i -> reversed.add(0, Long.toString(i + 1)));
		return "(" + String.join(",", reversed) + ")";
	}

	@Override
	public String member(String name) {
		return "%" + name;
	}

	/** Bounds of allocatable and pointer arrays ({@link Descriptor}). Fortran 2018 §16.9.109, §16.9.179 */
	@Override
	public boolean isInquired(String member) {
		return Descriptor.inquiry("", member).isPresent();
	}

	@Override
	public String inquiry(String whole, String member) {
		return Descriptor.inquiry(whole, member).orElse(whole);
	}

	@Override
	public String pointed(String member) {
		return member(member);
	}

	@Override
	public String pointee(String pointer) {
		return pointer;
	}

	@Override
	public String any(String name) {
		return name + "(:)";
	}

	@Override
	public String whole(String name) {
		return name;
	}

	@Override
	public String address(String variable) {
		return "loc(" + variable + ")";
	}

	@Override
	public String bytesBehind(String variable, long offset) {
		return address(variable) + " + " + offset;
	}

	@Override
	public String bytesBehindFirst(String name, long offset) {
		return bytesBehind(name, offset);
	}

	@Override
	public String section(String count) {
		return "(1:" + count + ")";
	}

	@Override
	public boolean hasOwner(String access) {
		return access.contains("%");
	}
}
