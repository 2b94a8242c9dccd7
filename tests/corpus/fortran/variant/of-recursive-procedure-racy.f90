! Claim: a variant takes the place of a procedure that calls itself, too. Source: OpenMP 5.2 §7.5, §7.1
module m
  implicit none
  integer :: total = 0
contains
  subroutine racy(k)
    integer, intent(in) :: k
    total = total + k !@ race(total)
  end subroutine
  recursive subroutine calm(k)
    integer, intent(in) :: k
    !$omp declare variant(racy) match(construct={parallel})
    !$omp atomic
    total = total + k
    if (k > 0) call calm(k - 1)
  end subroutine
end module
program p
  use m
  implicit none
  !$omp parallel !@ RACE
  call calm(2)
  !$omp end parallel
end program
