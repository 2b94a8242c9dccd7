! Claim: where a parallel construct is around the call, the variant is called. Source: OpenMP 5.2 §7.5
module m
contains
  subroutine f(v, i)
    integer, intent(inout) :: v(*)
    integer, intent(in) :: i
    !$omp declare variant(g) match(construct={parallel})
    v(i) = i
  end subroutine
  subroutine g(v, i)
    integer, intent(inout) :: v(*)
    integer, intent(in) :: i
    v(1) = i !@ race(v)
  end subroutine
end module
program p
  use m
  implicit none
  integer :: i, v(100)
  !$omp parallel do !@ RACE
  do i = 1, 100
    call f(v, i)
  end do
  print *, v(1)
end program
