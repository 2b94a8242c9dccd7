! Claim: whether a condition of the arguments holds is not followed: no race of the variant is certain. Source: OpenMP 5.2 §7.5, §7.1
module m
  implicit none
  integer :: total = 0
contains
  subroutine racy(k)
    integer, intent(in) :: k
    total = total + k !@ race(total) possible
  end subroutine
  subroutine calm(k)
    integer, intent(in) :: k
    !$omp declare variant(racy) match(user={condition(k > 3)})
    !$omp atomic
    total = total + k !@ race(total) possible
  end subroutine
end module
program p
  use m
  implicit none
  !$omp parallel !@ RACE
  call calm(1)
  !$omp end parallel
end program
