! Claim: a variant whose condition does not hold where the procedure is called is not taken. Source: OpenMP 5.2 §7.5, §7.1
module m
  implicit none
  logical :: fast = .false.
  integer :: total = 0
contains
  subroutine racy(k)
    integer, intent(in) :: k
    total = total + k
  end subroutine
  subroutine calm(k)
    integer, intent(in) :: k
    !$omp declare variant(racy) match(user={condition(fast)})
    !$omp atomic
    total = total + k
  end subroutine
end module
program p
  use m
  implicit none
  fast = .false.
  !$omp parallel !@ RACE_FREE
  call calm(1)
  !$omp end parallel
end program
